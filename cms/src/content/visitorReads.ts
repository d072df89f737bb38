/**
 * What a visitor may not read, whatever the Public role allows.
 *
 * - Strapi answers an anonymous `?status=draft` with drafts, also with `strictParams`, and `publicationFilter` tells
 *   which entries have unpublished changes.
 * - A filter or a sort on `localizations` is matched against drafts too: one could guess an unpublished title letter by
 *   letter. (Other relations lead from published rows to published rows only: that is why categories and tags, which
 *   know their entries, have drafts themselves.)
 *
 * The guard stands at the documents, after Strapi has decided who is asking: an Authorization header alone proves
 * nothing, Strapi takes one that it cannot read for a visitor.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { READS, paramsOf } from './callParams';

const isVisitor = (strapi: Core.Strapi): boolean => {
  const state = strapi.requestContext.get()?.state;
  return state?.route?.info?.type === 'content-api' && !state.auth?.credentials;
};

/** All keys and values of a query, at any depth, as one list of words. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...wordsOf(inner)]);
};

/** Whether `filters` or `sort`, at any depth of a query, goes through `localizations`. */
export const asksLocalizations = (query: unknown): boolean => {
  if (typeof query !== 'object' || query === null) return false;
  return Object.entries(query).some(([key, value]) => {
    if (key === 'filters' || key === 'sort')
      return wordsOf(value).some((word) => /\blocalizations\b/.test(word));
    return asksLocalizations(value);
  });
};

/** Refuses to visitors what would tell them of drafts: 403, or 400 for a filter or sort on localizations. */
export const guardDrafts = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    if (!READS.includes(context.action) || !isVisitor(strapi)) return next();
    const params = paramsOf(context);
    if (params.status !== 'published') throw new errors.ForbiddenError('Drafts are not public.');
    if (params.publicationFilter !== undefined || params.hasPublishedVersion !== undefined) {
      throw new errors.ForbiddenError('The state of drafts is not public.');
    }
    if (asksLocalizations(params)) {
      throw new errors.ValidationError('Filters and sorts on localizations are not public.');
    }
    return next();
  });
};
