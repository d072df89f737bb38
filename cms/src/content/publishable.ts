import { isBlank } from './blank';
import { foreignPicture, showsNothing } from './publishedText';
import { isPlausible } from './plausibleDate';
import type { Problem } from './refusals';
import { reservedSlugs } from './reservedSlugs';
import { LONGEST_SLUG, isSlug } from './slugOf';

/** As much of an attribute in a schema as tells what may not be published. */
interface Attribute {
  type: string;
  required?: boolean;
  component?: string;
}

/** The attributes of a type or a component. */
export type Attributes = Readonly<Record<string, Attribute | undefined>>;

export interface Refused {
  problem: Problem;
  /** The type or component that the field is of. */
  owner: string;
  /** Where it stands: names of fields, and the places in lists. */
  path: string[];
  value: string;
}

const slugProblem = (owner: string, slug: string): Problem | undefined => {
  if (slug === '') return 'noSlug';
  if (slug.length > LONGEST_SLUG) return 'longSlug';
  if (!isSlug(slug)) return 'wrongSlug';
  return reservedSlugs(owner).includes(slug) ? 'reservedSlug' : undefined;
};

const isDate = (value: unknown): value is string | Date =>
  (typeof value === 'string' && value !== '') || value instanceof Date;

const problemOf = (
  owner: string,
  name: string,
  { type, required }: Attribute,
  value: unknown,
): Problem | undefined => {
  if (type === 'date' || type === 'datetime')
    return isDate(value) && !isPlausible(value) ? 'oddDate' : undefined;
  const text = typeof value === 'string' ? value : undefined;
  if (type === 'uid' || name === 'slug')
    return value === undefined ? undefined : slugProblem(owner, text ?? '');
  // A required text that is missing altogether is Strapi's to refuse.
  if (text === undefined) return undefined;
  if (type === 'richtext' && foreignPicture(text) !== undefined) return 'foreignPicture';
  const isEmpty = type === 'richtext' ? showsNothing : isBlank;
  return required && ['string', 'text', 'richtext'].includes(type) && isEmpty(text) ? 'blank' : undefined;
};

/** What the message of a refusal says of the value. */
const shownValue = (problem: Problem, value: unknown): string => {
  if (problem === 'foreignPicture') return foreignPicture(String(value)) ?? '';
  return value instanceof Date ? value.toISOString() : String(value ?? '');
};

/**
 * What keeps an entry from being published: required texts that show nothing, slugs that are no addresses or the site's own, dates
 * of another century, and pictures in texts that are not in the media library; also in its components. A field that the entry does not have is not looked at.
 */
export const problemsOf = (
  owner: string,
  entry: object,
  attributesOf: (owner: string) => Attributes,
  path: string[] = [],
): Refused[] =>
  Object.entries(attributesOf(owner)).flatMap(([name, attribute]) => {
    const value: unknown = Reflect.get(entry, name);
    if (!attribute) return [];
    if (attribute.type !== 'component') {
      const problem = problemOf(owner, name, attribute, value);
      return problem ? [{ problem, owner, path: [...path, name], value: shownValue(problem, value) }] : [];
    }
    const inner = attribute.component ?? '';
    const check = (part: unknown, place: string[]): Refused[] =>
      typeof part === 'object' && part !== null
        ? problemsOf(inner, part, attributesOf, [...path, name, ...place])
        : [];
    return Array.isArray(value)
      ? value.flatMap((part, index) => check(part, [`${index}`]))
      : check(value, []);
  });
