import { env } from '../config/env';
import { getJson } from './http';
import { picture } from './media';
import { list, number, object, optional, text } from './read';

const collection = object({
  title: text,
  slug: text,
  basic_price: optional(number),
  thumbnail: optional(picture),
  layouts: optional(list(object({ slug: text }))),
});

/** A website template as the CMS has it now; its thumbnail has an absolute address. */
export type FetchedTemplate = ReturnType<typeof collection>;

const collectionPage = object({
  data: list(collection),
  meta: object({ pagination: object({ total: number }) }),
});

/** Some of the templates that were asked for, and how many there are in all. */
export interface TemplatePage {
  readonly templates: readonly FetchedTemplate[];
  readonly total: number;
}

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

const collectionQuery = ({
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

/**
 * Published templates; the call is in docs/specification/calls.md, 'Content reads'.
 *
 * @throws what `getJson` throws; it is logged already
 */
export const fetchTemplates = (request: TemplateRequest, signal: AbortSignal): Promise<TemplatePage> =>
  getJson(`${env.contentApiUrl}/collections?${collectionQuery(request).toString()}`, {
    signal,
    read: (body) => {
      const { data, meta } = collectionPage(body, '');
      return { templates: data, total: meta.pagination.total };
    },
  });
