import { isFormId } from '../../../forms/forms';
import { locales } from '../../../forms/locales';
import { staffString } from '../../../forms/telling';

/** A form, one of its fields, a value of that. */
export type Label = [form: string, field?: string, value?: string];

/** What the team calls it; its code where it has no name: that of a form that is gone, what a visitor wrote. */
export const labelOf = (locale: string, ...[form, field, value]: Label): string => {
  const code = value ?? field ?? form;
  if (!isFormId(form)) return code;
  const key = value === undefined ? 'label' : `options.${value}`;
  const strings = locales[locale === 'vi' ? 'vn' : 'en'];
  return staffString(strings, form, field === undefined ? 'title' : `fields.${field}.${key}`) ?? code;
};
