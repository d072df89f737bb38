/** The values that a query may have. Each reader throws a ValidationError (400) that says where what was expected. */
import { errors } from '@strapi/utils';

export type Json = Record<string, unknown>;

/** No control characters, which PostgreSQL refuses to store or to compare, and no halves of an emoji. */
const READABLE = /^[^\p{Cc}\p{Cs}]{0,200}$/u;

const LONGEST_LIST = 50;

/** @throws always: the `expected` should say what may stand there, for whoever wrote the query. */
export const refuse = (where: string, expected: string): never => {
  throw new errors.ValidationError(`Invalid parameter ${where.slice(0, 120)}. Expected ${expected}.`);
};

/** @param names what may stand there, for the message of the refusal. */
export const oneOf = (names: readonly string[]): string =>
  names.length > 0 ? `one of ${names.join(', ')}` : 'none';

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `a[b]=` as an object of its keys. */
export const readObject = (value: unknown, where: string): Json =>
  isJson(value) ? value : refuse(where, 'keys in brackets');

export const readText = (value: unknown, where: string): string =>
  typeof value === 'string' && READABLE.test(value)
    ? value
    : refuse(where, 'a text of at most 200 characters');

/** A whole number that a database takes, from `least` on, in digits. */
export const readNumber = (value: unknown, where: string, least = 0): string =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) && Number(value) >= least
    ? value
    : refuse(where, `a whole number from ${least} on`);

/** `a[0]=&a[1]=` as it is. */
export const readList = (value: unknown, where: string): unknown[] =>
  Array.isArray(value) && value.length <= LONGEST_LIST
    ? value
    : refuse(where, `a list of at most ${LONGEST_LIST}`);

/** The words of `a=x,y` or of `a[0]=x&a[1]=y`. */
export const readWords = (value: unknown, where: string): string[] =>
  readList(typeof value === 'string' ? value.split(',') : value, where).map((word) =>
    readText(word, where).trim(),
  );
