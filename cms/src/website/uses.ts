/** What the site shows an entry with: an author's posts, those of a category. */
import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';

import { isReadBySite } from '../bootstrap/siteReads';
import { mayDo } from './readableBy';

interface Attribute {
  type: string;
  target?: string;
  mappedBy?: string;
}

/** How many published entries of other types are linked to an entry. */
export const usesOf = async (strapi: Core.Strapi, uid: string, documentId: string): Promise<number> => {
  const found = new Set<string>();
  for (const type of Object.values(strapi.contentTypes).filter(isReadBySite)) {
    const attributes = Object.entries(type.attributes as Record<string, Attribute>);
    for (const [name, { type: kind, target, mappedBy }] of attributes) {
      if (kind !== 'relation' || target !== uid || mappedBy) continue;
      const rows: { documentId: string }[] = await strapi.db.query(type.uid as UID.ContentType).findMany({
        select: ['documentId'],
        where: { [name]: { documentId }, publishedAt: { $notNull: true } },
      });
      for (const row of rows) found.add(row.documentId);
    }
  }
  return found.size;
};

/** `GET /website/uses?type=…&documentId=…`: how many published entries lose an entry that is deleted. */
export const uses = async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
  const { type, documentId } = ctx.query;
  if (typeof type !== 'string' || typeof documentId !== 'string') return ctx.throw(400);
  if (!mayDo(ctx, 'read', type)) return ctx.throw(403);
  ctx.set('cache-control', 'private, no-store');
  ctx.body = { data: { count: await usesOf(strapi, type, documentId) } };
};
