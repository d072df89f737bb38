import { isBlank } from './blank';
import type { Problem } from './refusals';
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
  /** Where it stands: names of fields, and the places in lists. */
  path: string[];
  value: string;
}

const slugProblem = (slug: string): Problem | undefined => {
  if (slug === '') return 'noSlug';
  if (slug.length > LONGEST_SLUG) return 'longSlug';
  return isSlug(slug) ? undefined : 'wrongSlug';
};

const problemOf = (name: string, { type, required }: Attribute, value: unknown): Problem | undefined => {
  const text = typeof value === 'string' ? value : undefined;
  if (type === 'uid' || name === 'slug') return value === undefined ? undefined : slugProblem(text ?? '');
  // A required text that is missing altogether is Strapi's to refuse.
  return type === 'string' && required && text !== undefined && isBlank(text) ? 'blank' : undefined;
};

/**
 * What keeps an entry from being published: required short texts that show nothing (titles, headings, names), and slugs
 * that are no addresses; also in its components. A field that the entry does not have is not looked at.
 */
export const problemsOf = (
  attributes: Attributes,
  entry: object,
  attributesOf: (component: string) => Attributes,
  path: string[] = [],
): Refused[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    const value: unknown = Reflect.get(entry, name);
    if (!attribute) return [];
    if (attribute.type !== 'component') {
      const problem = problemOf(name, attribute, value);
      return problem ? [{ problem, path: [...path, name], value: String(value ?? '') }] : [];
    }
    const inner = attributesOf(attribute.component ?? '');
    const check = (part: unknown, place: string[]): Refused[] =>
      typeof part === 'object' && part !== null
        ? problemsOf(inner, part, attributesOf, [...path, name, ...place])
        : [];
    return Array.isArray(value)
      ? value.flatMap((part, index) => check(part, [`${index}`]))
      : check(value, []);
  });
