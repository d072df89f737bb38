import type { Operator, Questions } from '../visitorQuestions';
import { type Json, isJson, oneOf, readList, readNumber, readObject, readText, refuse } from './values';

type Allowed = Questions['filters'];

/** A `$or` in an `$and` in the filters themselves. */
const DEEPEST = 2;

const MOST_CONDITIONS = 50;

const readOperand = (operator: Operator, value: unknown, path: string, where: string): unknown => {
  const readOne = (one: unknown) => (path.endsWith('.id') ? readNumber(one, where) : readText(one, where));
  if (operator === '$notNull')
    return value === 'true' || value === 'false' ? value : refuse(where, 'true or false');
  if (operator !== '$in') return readOne(value);
  return readList(typeof value === 'string' ? [value] : value, where).map(readOne);
};

const readLeaf = (value: unknown, operators: readonly Operator[], path: string, where: string): Json => {
  const asked = typeof value === 'string' ? { $eq: value } : readObject(value, where);
  return Object.fromEntries(
    Object.entries(asked).map(([key, operand]) => {
      const operator = operators.find((one) => one === key) ?? refuse(`${where}[${key}]`, oneOf(operators));
      return [operator, readOperand(operator, operand, path, `${where}[${operator}]`)];
    }),
  );
};

/** The conditions on one path, or on the paths that begin with it. */
const readPath = (value: unknown, allowed: Allowed, path: string, where: string): Json => {
  const operators = Object.hasOwn(allowed, path) ? allowed[path] : undefined;
  if (operators) return readLeaf(value, operators, path, where);
  if (!Object.keys(allowed).some((known) => known.startsWith(`${path}.`)))
    return refuse(where, oneOf(Object.keys(allowed)));
  return Object.fromEntries(
    Object.entries(readObject(value, where)).map(([name, inner]) => [
      name,
      readPath(inner, allowed, `${path}.${name}`, `${where}[${name}]`),
    ]),
  );
};

interface Condition {
  path: string[];
  operator: string;
  operand: unknown;
}

const conditionsOf = (filters: Json, path: string[] = []): Condition[] =>
  Object.entries(filters).flatMap(([key, value]) => {
    if (Array.isArray(value) && key !== '$in')
      return value.flatMap((inner) => conditionsOf(inner as Json, path));
    return isJson(value) ? conditionsOf(value, [...path, key]) : [{ path, operator: key, operand: value }];
  });

const nest = (path: string[], leaf: Json): Json =>
  path.reduceRight<Json>((inner, name) => ({ [name]: inner }), leaf);

/** Makes of 'tag 1 or tag 2 or …' one condition 'tag in 1, 2, …', which joins the tags once. */
const joinAlternatives = (members: Json[], where: string): Json[] => {
  const lists = new Map<string, { path: string[]; values: unknown[] }>();
  const others = members.filter((member) => {
    const [condition, ...more] = conditionsOf(member);
    if (!condition || more.length > 0 || !['$eq', '$in'].includes(condition.operator)) return true;
    const key = condition.path.join('.');
    const list = lists.get(key) ?? { path: condition.path, values: [] };
    lists.set(key, { ...list, values: list.values.concat(condition.operand) });
    return false;
  });
  const joined = [...lists.values()].map(({ path, values }) => nest(path, { $in: readList(values, where) }));
  return [...others, ...joined];
};

const readGroup = (value: unknown, allowed: Allowed, where: string, depth: number): Json =>
  Object.fromEntries(
    Object.entries(readObject(value, where)).map(([key, inner]) => {
      const here = `${where}[${key}]`;
      if (key !== '$and' && key !== '$or') return [key, readPath(inner, allowed, key, here)];
      if (depth === DEEPEST) return refuse(here, 'conditions that are not nested further');
      const members = readList(inner, here).map((member, index) =>
        readGroup(member, allowed, `${here}[${index}]`, depth + 1),
      );
      return [key, key === '$or' ? joinAlternatives(members, here) : members];
    }),
  );

/**
 * Reads `filters`: the listed conditions, also inside `$and` and `$or`. Of those through a relation there may be one for
 * each relation: every further one joins it once more, and the rows of the joins multiply. Twelve on two hundred
 * templates once held the CMS for three minutes.
 *
 * @throws ValidationError (400) for any other path, operator or value.
 */
export const readFilters = (value: unknown, allowed: Allowed): Json => {
  const filters = readGroup(value, allowed, 'filters', 0);
  const conditions = conditionsOf(filters);
  if (conditions.length > MOST_CONDITIONS) return refuse('filters', `at most ${MOST_CONDITIONS} conditions`);
  const relations = conditions.flatMap(({ path: [name], path }) => (path.length > 1 ? [name] : []));
  return new Set(relations).size === relations.length
    ? filters
    : refuse('filters', 'one condition through each relation');
};
