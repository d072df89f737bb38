/** What a visitor is told about a wrong field: the same as on the site (docs/specification/forms.md, 'Texts of errors'). */
import type { FormId } from '../../forms/definition';
import { forms } from '../../forms/forms';
import { type Lang, locales } from '../../forms/locales';
import { firstString, stringKeys } from '../../forms/strings';

export type { Lang };

/** The message for a field that breaks the rule `code`; what no page can send has one as well. */
export const messageFor = (form: FormId, lang: Lang, field: string, code: string): string => {
  const key = `errors.${field}.${code}`;
  const keys = [`intake:${key}`, ...stringKeys(forms[form], key), `intake:errors.any.${code}`];
  return firstString(locales[lang], [...keys, 'intake:errors.any.else']) ?? code;
};
