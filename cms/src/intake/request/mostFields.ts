/** How many fields a body may have, in whatever way it is written. */
import { forms } from '../form/forms';
import { WANTED_FIELDS } from './purchase';
import { Refusal } from './refusal';

/** What comes along with the fields of a form: which form it is, what tells people from machines, what is wanted. */
const BESIDE_FIELDS = ['form', 'captcha', 'answer', 'website'];

const MOST_OF_FORM = Math.max(
  ...Object.values(forms).map(
    ({ schema, sentAs }) =>
      Object.keys(schema.fields).length + (sentAs === 'purchase' ? WANTED_FIELDS.length : 0),
  ),
);

/** Twice as many as the largest form has: those that are unknown or come twice are told by name, not with 413. */
export const MOST_FIELDS = 2 * (MOST_OF_FORM + BESIDE_FIELDS.length);

/** @throws Refusal 413: an answer that names them all would be several times as long as what was sent. */
export const limitFields = (fields: number): void => {
  if (fields > MOST_FIELDS) throw new Refusal(413);
};
