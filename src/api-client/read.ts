/**
 * Turns a value of an answer into its type. `where` is its place in the answer, e.g. `data[0].slug`.
 *
 * @throws Error naming the place and what should stand there
 */
export type Reader<Value> = (value: unknown, where: string) => Value;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (where: string, expected: string, value: unknown): Error =>
  new Error(`'${where}' of the answer should be ${expected} but is ${JSON.stringify(value)?.slice(0, 80)}`);

export const text: Reader<string> = (value, where) => {
  if (typeof value !== 'string') throw wrong(where, 'a text', value);
  return value;
};

export const number: Reader<number> = (value, where) => {
  if (typeof value !== 'number') throw wrong(where, 'a number', value);
  return value;
};

/** An ISO date, kept as text. */
export const date: Reader<string> = (value, where) => {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) throw wrong(where, 'a date', value);
  return value;
};

/** Null where the CMS has nothing. */
export const optional =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value, where) =>
    value === null || value === undefined ? null : read(value, where);

export const list =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (value, where) => {
    if (!Array.isArray(value)) throw wrong(where, 'a list', value);
    return value.map((item, index) => read(item, `${where}[${index}]`));
  };

type Shape = Readonly<Record<string, Reader<unknown>>>;

type Read<Fields extends Shape> = { readonly [Name in keyof Fields]: ReturnType<Fields[Name]> };

/** The named fields of an object; others are left out. */
export const object =
  <Fields extends Shape>(fields: Fields): Reader<Read<Fields>> =>
  (value, where) => {
    if (!isRecord(value)) throw wrong(where, 'an object', value);
    return Object.fromEntries(
      Object.entries(fields).map(([name, read]) => [
        name,
        read(value[name], where ? `${where}.${name}` : name),
      ]),
    ) as Read<Fields>;
  };
