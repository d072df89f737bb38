import { isFormId, forms } from '../../../forms/forms';
import { inTellingOrder } from '../../../forms/telling';

export interface FieldLine {
  field: string;
  value: string;
}

/** The fields of a form in the order in which they are told; none of one that is gone. */
const orderOf = (form: string): string[] => (isFormId(form) ? inTellingOrder(forms[form].fields) : []);

/** What the form does not have any more, or not yet, stands before the message. */
const placeOf = (order: string[], field: string): number => {
  const place = order.indexOf(field);
  return place === -1 ? order.length - 1.5 : place;
};

/** The fields of a submission in the order in which they are read, those that are empty left out. */
export const fieldLines = (form: string, fields: Record<string, unknown>): FieldLine[] => {
  const order = orderOf(form);
  return Object.entries(fields)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    .map(([field, value]) => ({ field, value }))
    .sort((a, b) => placeOf(order, a.field) - placeOf(order, b.field));
};

/** Whether a field is a list: each line of it is a thing of its own. */
export const isList = (form: string, field: string): boolean => {
  const known = isFormId(form) ? forms[form].fields[field] : undefined;
  return known?.kind === 'catalogue' && known.list === true;
};

/** A link that writes to an address: what a valid one may have in it begins no second part of the link. */
export const mailto = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** The fields as the form of the content manager holds them: an object, or its JSON. */
export const readFields = (value: unknown): Record<string, unknown> | undefined => {
  if (typeof value === 'string') {
    try {
      return readFields(JSON.parse(value) as object);
    } catch {
      return undefined;
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
};
