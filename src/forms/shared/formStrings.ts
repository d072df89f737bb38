import type { Form } from '../../../cms/src/forms/definition';
import { stringKeys } from '../../../cms/src/forms/strings';
import type { Translate } from './definition';

/** Looks a string up by `<namespace>:<key>`; undefined where there is none. */
export type LookUp = (key: string, values?: Readonly<Record<string, string | number>>) => string | undefined;

/**
 * The `t` of a form: its own strings first, then those that all forms share.
 *
 * @throws when there is none: a build must not print a key. What is wrong with a field is always told, if only that it is.
 */
export const formStrings =
  (form: Form, look: LookUp): Translate =>
  (key, values, context) => {
    const keys = [...stringKeys(form, key, context), ...(key.startsWith('errors.') ? ['form:refused'] : [])];
    for (const each of keys) {
      const text = look(each, values);
      if (text !== undefined) return text;
    }
    throw new Error(`No string '${key}' for the form '${form.id}'`);
  };
