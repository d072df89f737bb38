/**
 * The second wall before drafts. Visitors' queries are an allow-list already (`visitorQuestions.ts`), which a call of
 * our own could forget. Strapi answers an anonymous `?status=draft` with drafts, also with `strictParams`, and
 * `publicationFilter` tells which entries have unpublished changes.
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

/** Refuses to visitors what would tell them of drafts: 403. */
export const guardDrafts = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    if (!READS.includes(context.action) || !isVisitor(strapi)) return next();
    const params = paramsOf(context);
    if (params.status !== 'published') throw new errors.ForbiddenError('Drafts are not public.');
    if (params.publicationFilter !== undefined || params.hasPublishedVersion !== undefined) {
      throw new errors.ForbiddenError('The state of drafts is not public.');
    }
    return next();
  });
};
