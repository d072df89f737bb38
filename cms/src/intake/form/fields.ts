/**
 * The rules of single fields (docs/specification/forms.md, 'Shared rules'). The message of a rule is its code; the
 * messages for the visitor are in `messages.ts`. The order of the rules is the order in which they are told.
 */
import { string } from 'yup';

import { cleanLine, cleanLines } from './cleanText';

/** Local part, @, domain, an ending of 2 or 3 letters. */
const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,3}$/;

const line = () => string().transform((value: string) => cleanLine(value));

/** One of the values; what is empty counts as not given. */
const choice = (values: string[]) =>
  line().test('option', 'option', (value) => !value || values.includes(value));

export const fields = {
  name: () => line().required('required').min(6, 'min').max(200, 'max'),
  email: () => string().trim().required('required').matches(EMAIL, 'pattern').max(254, 'max'),
  phone: () =>
    string()
      .trim()
      .required('required')
      .matches(/^[0-9]+$/, 'digits')
      .matches(/^[0-9]{6,12}$/, 'length'),
  message: () =>
    string()
      .transform((value: string) => cleanLines(value))
      .required('required')
      .max(10_000, 'max'),
  optionalLine: () => line().max(200, 'max'),
  choice: (values: string[]) => choice(values).required('required'),
  choiceOr: (values: string[], fallback: string) =>
    choice(values)
      .transform((value: string) => value || fallback)
      .default(fallback),
  /** '+' and the dial code. */
  countryCode: (fallback: string) =>
    string()
      .trim()
      .matches(/^\+[0-9]{1,4}$/, 'pattern')
      .transform((value: string) => value || fallback)
      .default(fallback),
  /** The code of the country in small letters. */
  countryName: (fallback: string) =>
    string()
      .trim()
      .matches(/^[a-z]{2,3}$/, 'pattern')
      .transform((value: string) => value || fallback)
      .default(fallback),
};
