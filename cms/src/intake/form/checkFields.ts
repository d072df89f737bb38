import { ValidationError } from 'yup';

import type { Form, Values } from './forms';

/** Field → code of the rule it breaks, as in the interface of the forms. */
export type FieldErrors = Record<string, string>;

/** Fields as they came: texts, or what a stranger sent in their place. */
export type RawFields = Record<string, unknown>;

export interface CheckedFields {
  values: Values;
  errors: FieldErrors;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** What can be told before any rule: fields the form does not have, and values that are no text. */
const shapeErrors = ({ schema }: Form, raw: RawFields): FieldErrors =>
  // Not by assignment: a field may be called `__proto__`.
  Object.fromEntries(
    Object.entries(raw).flatMap(([field, value]) => {
      if (!Object.hasOwn(schema.fields, field)) return [[field, 'unknown']];
      return isAbsent(value) || typeof value === 'string' ? [] : [[field, 'type']];
    }),
  );

/** The first broken rule of each field. */
const ruleErrors = (error: ValidationError): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, message } of error.inner) if (path) errors[path] ??= message;
  return errors;
};

/**
 * Checks the fields of a form, without captcha, honeypot and files.
 *
 * @returns the fields in their normal form and one code per wrong field; `values` is empty when there is an error.
 */
export const checkFields = (form: Form, raw: RawFields): CheckedFields => {
  const shape = shapeErrors(form, raw);
  const texts = Object.fromEntries(
    Object.entries(raw).filter(([field, value]) => !shape[field] && typeof value === 'string'),
  );
  try {
    const values = form.schema.validateSync(texts, { abortEarly: false }) as Record<
      string,
      string | undefined
    >;
    if (Object.keys(shape).length > 0) return { values: {}, errors: shape };
    const given = Object.entries(values).filter(([, value]) => value);
    return { values: Object.fromEntries(given) as Values, errors: {} };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { values: {}, errors: { ...ruleErrors(error), ...shape } };
  }
};
