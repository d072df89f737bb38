import { env } from '../config/env';
import { type TemplateRequest, collectionQuery } from './collectionQuery';
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
