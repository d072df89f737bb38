import type { Part } from '../visitorQuestions';
import { type Json, isJson, oneOf, readObject, readWords, refuse } from './values';

type Parts = Readonly<Record<string, Part>>;

/** What is read of a part: its fields, and what is populated in it. Or `{ count: true }`. */
interface Reading {
  fields?: string[];
  count?: true;
  populate?: Populate;
}

type Populate = Record<string, Reading>;

/** The fields of `fields=`: all that are listed when nothing is asked for, or `*`. */
export const readFields = (value: unknown, { fields }: Part, where: string): string[] => {
  if (value === undefined) return [...fields];
  const asked = readWords(value, where);
  if (asked.includes('*')) return [...fields];
  const wrong = asked.find((field) => ![...fields, 'id', 'documentId'].includes(field));
  return wrong === undefined ? asked : refuse(`${where} "${wrong}"`, oneOf(fields));
};

const partOf = (parts: Parts, name: string, where: string): Part =>
  (Object.hasOwn(parts, name) ? parts[name] : undefined) ??
  refuse(`${where} "${name}"`, oneOf(Object.keys(parts)));

/** The whole of a part that was named alone. */
const whole = (part: Part): Reading => ({ fields: [...part.fields] });

const everyPart = (parts: Parts): Populate =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, whole(part)]));

/** Adds one path, `layouts.thumbnail`, to what is read. */
const addPath = (into: Populate, [name = '', ...rest]: string[], parts: Parts, where: string): Populate => {
  const part = partOf(parts, name, where);
  const present = into[name] ?? whole(part);
  if (rest.length === 0) return { ...into, [name]: present };
  const populate = addPath(present.populate ?? {}, rest, part.parts ?? {}, `${where} ${name}`);
  return { ...into, [name]: { ...present, populate } };
};

const readPaths = (value: unknown, parts: Parts, where: string): Populate =>
  readWords(value, where).reduce<Populate>(
    (into, path) =>
      path === '*' ? { ...everyPart(parts), ...into } : addPath(into, path.split('.'), parts, where),
    {},
  );

const readPart = (value: unknown, part: Part, where: string): Reading => {
  if (value === 'true' || value === '*') return whole(part);
  const { fields, populate, count, ...unknown }: Json = readObject(value, where);
  const [key] = Object.keys(unknown);
  if (key !== undefined) return refuse(`${where}[${key}]`, 'fields, populate or count');
  if (count !== undefined)
    return part.counted && count === 'true' ? { count: true } : refuse(`${where}[count]`, 'none');
  return {
    fields: readFields(fields, part, `${where}[fields]`),
    ...(populate === undefined ? {} : { populate: readPopulate(populate, part.parts, `${where}[populate]`) }),
  };
};

/**
 * Reads `populate` in each of its forms: `*`, `a,b.c`, a list of such, or an object of parts. What it may reach is the
 * finite tree of the parts, so it ends wherever a query goes on.
 *
 * @throws ValidationError (400) for what the parts do not have.
 */
export const readPopulate = (value: unknown, parts: Parts | undefined, where = 'populate'): Populate => {
  if (parts === undefined) return refuse(where, 'none');
  if (!isJson(value)) return readPaths(value, parts, where);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      readPart(inner, partOf(parts, name, where), `${where}[${name}]`),
    ]),
  );
};
