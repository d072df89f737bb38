import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

import { takenSlug } from '../content/takenSlug';
import { askedText, questionOf, refuseReader } from './question';
import { readableBy } from './readableBy';

/**
 * `GET /website/taken?type=…&slug=…&documentId=…&locale=…`: the title of the other entry that has an address, and one that
 * is free; null where it is free itself. Whoever may read only his own entries is not told the title.
 */
export const takenAddress = async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
  const { type, documentId, locale } = await questionOf(strapi, ctx);
  const slug = askedText(ctx, 'slug');
  const conditions = await readableBy(strapi, ctx)(type);
  if (!conditions) return refuseReader(type);
  const taken = await takenSlug(strapi, type, slug, { documentId, locale });
  const filters = { $and: [conditions, { documentId: taken?.documentId }] };
  const mayRead = taken && (await strapi.documents(type).findFirst({ filters, locale } as object)) !== null;
  ctx.set('cache-control', 'private, no-store');
  ctx.body = { data: taken ? { free: taken.free, title: mayRead ? taken.title : null } : null };
};
