/** How many fields a body may have, in whatever way it is written. */
import { forms, formsAt } from '../form/forms';
import { MOST_WANTED_FIELDS } from './nativePurchase';
import { Refusal } from './refusal';

/** What comes along with the fields of a form: which form it is, what tells people from machines. */
const BESIDE_FIELDS = ['form', 'captcha', 'answer', 'website'];

const MOST_OF_FORM = Math.max(...Object.values(forms).map(({ schema }) => Object.keys(schema.fields).length));

/** Twice as many as the largest form has: those that are unknown or come twice are told by name, not with 413. */
const MOST_FIELDS = 2 * (MOST_OF_FORM + BESIDE_FIELDS.length);

/** How many a body of an address may have: that of a purchase also says which options are wanted. */
export const mostFieldsAt = (path: string): number =>
  MOST_FIELDS + (formsAt(path).some(({ sentAs }) => sentAs === 'purchase') ? MOST_WANTED_FIELDS : 0);

/** @throws Refusal 413: an answer that names them all would be several times as long as what was sent. */
export const limitFields = (fields: number, most = MOST_FIELDS): void => {
  if (fields > most) throw new Refusal(413);
};
