import { LABELS } from '../../../intake/description/labels';
import type { Labels } from '../strings/labels';

export interface FieldLine {
  field: string;
  value: string;
  /** Where the word for the value is, when it is a code: the kind and the code. */
  word?: [keyof Labels, string];
}

/** Name, address and message come first and last everywhere; what a later form adds is shown before the message. */
const ORDER = Object.keys(LABELS);

const placeOf = (field: string): number => {
  const place = ORDER.indexOf(field);
  return place === -1 ? ORDER.length - 1.5 : place;
};

const wordOf = (form: string, field: string, value: string): FieldLine['word'] => {
  if (field === 'lang' || field === 'place' || field === 'position') return [field, value];
  // The subject of an order is the name of its package.
  if (field === 'subject') return form === 'order' ? undefined : ['subject', value];
  const isQuestion = ['deadline', 'contentPlan', 'pageRequest', 'featureRequest'].includes(field);
  return isQuestion ? ['answer', `${field}.${value}`] : undefined;
};

/** The fields of a submission in the order in which they are read, those that are empty left out. */
export const fieldLines = (form: string, fields: Record<string, unknown>): FieldLine[] =>
  Object.entries(fields)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    .map(([field, value]) => ({ field, value, word: wordOf(form, field, value) }))
    .sort((a, b) => placeOf(a.field) - placeOf(b.field));

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
