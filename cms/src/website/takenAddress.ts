import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';

import { takenSlug } from '../content/takenSlug';
import { readableBy } from './readableBy';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/**
 * `GET /website/taken?type=…&slug=…&documentId=…&locale=…`: the title of the other entry that has an address, and one that
 * is free; null where it is free itself. Whoever may read only his own entries is not told the title.
 */
export const takenAddress = async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
  const [type = '', slug, documentId, locale] = ['type', 'slug', 'documentId', 'locale'].map((name) =>
    text(ctx.query[name]),
  );
  if (!Object.hasOwn(strapi.contentTypes, type) || slug === undefined) return ctx.throw(400);
  const conditions = await readableBy(strapi, ctx)(type);
  if (!conditions) return ctx.throw(403);
  const taken = await takenSlug(strapi, type as UID.ContentType, slug, { documentId, locale });
  const filters = { $and: [conditions, { documentId: taken?.documentId }] };
  const mayRead =
    taken &&
    (await strapi.documents(type as UID.ContentType).findFirst({ filters, locale } as object)) !== null;
  ctx.set('cache-control', 'private, no-store');
  ctx.body = { data: taken ? { free: taken.free, title: mayRead ? taken.title : null } : null };
};
