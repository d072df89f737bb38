/** Which templates are asked for, and in which order. */
export interface TemplateRequest {
  /** In the title; empty for any. */
  readonly search: string;
  /** Slugs: templates that have one of them at least; none for any. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** `createdAt:desc`, `title:asc` … */
  readonly sort: string;
  /** How many to leave out at the beginning. */
  readonly start: number;
  readonly limit: number;
}

const oneOf = (relation: 'categories' | 'tags', slugs: readonly string[]): string[][] =>
  slugs.map((slug, index) => [`filters[${relation}][slug][$in][${index}]`, slug]);

/** The query of `GET /collections`; docs/specification/calls.md, 'Content reads'. */
export const collectionQuery = ({
  search,
  categories,
  tags,
  sort,
  start,
  limit,
}: TemplateRequest): URLSearchParams =>
  new URLSearchParams([
    ...['title', 'basic_price', 'slug'].map((field, index) => [`fields[${index}]`, field]),
    ...['thumbnail', 'layouts'].map((part, index) => [`populate[${index}]`, part]),
    ['sort[0]', sort],
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(limit)],
    ...(search ? [['filters[title][$containsi]', search]] : []),
    ...oneOf('categories', categories),
    ...oneOf('tags', tags),
  ]);
