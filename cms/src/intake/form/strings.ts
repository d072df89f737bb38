import type { FormId } from '../../forms/definition';
import type { Form } from './forms';
import { forms as definitions } from '../../forms/forms';
import { type Lang, locales } from '../../forms/locales';
import { filledIn, firstString, stringKeys, type Values } from '../../forms/strings';

const some = (text: string | undefined, key: string): string => {
  if (text === undefined) throw new Error(`No string '${key}'`);
  return text;
};

/** What the intake says: the strings of `intake.json`. @throws when there is none: nobody is to read a key. */
export const say = (lang: Lang, key: string, values: Values = {}): string =>
  filledIn(some(firstString(locales[lang], [`intake:${key}`]), key), values);

/** What the intake says of a form: in its own words where it has some. @throws when there is none. */
export const sayOf = (form: FormId | undefined, lang: Lang, key: string, values: Values = {}): string => {
  const keys = form ? [`intake:${form}.${key}`, `intake:${key}`] : [`intake:${key}`];
  return filledIn(some(firstString(locales[lang], keys), key), values);
};

/** What a visitor reads in a form. @throws when there is none. */
export const sayInForm = (
  { id }: Pick<Form, 'id'>,
  lang: Lang,
  key: string,
  values: Values = {},
  context?: string,
): string =>
  filledIn(some(firstString(locales[lang], stringKeys(definitions[id], key, context)), key), values);
