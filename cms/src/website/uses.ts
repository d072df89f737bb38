/** What the site shows an entry with: an author's posts, those of a category. */
import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';

import { isReadBySite } from '../bootstrap/siteReads';
import { askedText, questionOf, refuseReader } from './question';
import { mayDo } from './readableBy';

interface Attribute {
  type: string;
  target?: string;
  mappedBy?: string;
}

/** The languages of an entry, which Strapi has as a relation of its type to itself. */
const LANGUAGES = 'localizations';

/** How many other published entries are linked to an entry. */
export const usesOf = async (strapi: Core.Strapi, uid: string, documentId: string): Promise<number> => {
  const found = new Set<string>();
  for (const type of Object.values(strapi.contentTypes).filter(isReadBySite)) {
    const attributes = Object.entries(type.attributes as Record<string, Attribute>);
    for (const [name, { type: kind, target, mappedBy }] of attributes) {
      if (kind !== 'relation' || target !== uid || mappedBy || name === LANGUAGES) continue;
      const rows: { documentId: string }[] = await strapi.db.query(type.uid as UID.ContentType).findMany({
        select: ['documentId'],
        where: { [name]: { documentId }, publishedAt: { $notNull: true } },
      });
      for (const row of rows) found.add(row.documentId);
    }
  }
  found.delete(documentId);
  return found.size;
};

/** `GET /website/uses?type=…&documentId=…`: how many published entries lose an entry that is deleted. */
export const uses = async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
  const { type } = await questionOf(strapi, ctx);
  const documentId = askedText(ctx, 'documentId');
  if (!mayDo(ctx, 'read', type)) return refuseReader(type);
  ctx.set('cache-control', 'private, no-store');
  ctx.body = { data: { count: await usesOf(strapi, type, documentId) } };
};
