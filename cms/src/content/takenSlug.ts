import type { Core, UID } from '@strapi/strapi';

import { type SlugPlace, freeSlug, inLanguage, slugFieldOf } from './freeSlug';

/** Another entry that has a slug, and one that is free. */
export interface Taken {
  documentId: string;
  title: string;
  free: string;
}

type Entry = Record<string, unknown>;

/**
 * The other entry of the language that has this slug; undefined where it is free.
 *
 * @param among more conditions for that entry.
 */
export const takenSlug = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slug: string,
  { documentId, locale }: SlugPlace,
  among: object = {},
): Promise<Taken | undefined> => {
  const field = slugFieldOf(strapi, uid);
  if (!field) return undefined;
  const holder: Entry | null = await strapi.db.query(uid).findOne({
    select: ['documentId', field.title],
    where: {
      ...(await inLanguage(strapi, uid, locale)),
      ...(documentId ? { documentId: { $ne: documentId } } : {}),
      [field.slug]: slug,
      ...among,
    },
  });
  if (!holder) return undefined;
  const free = await freeSlug(strapi, uid, field.slug, slug, { documentId, locale });
  return { documentId: String(holder.documentId), title: String(holder[field.title] ?? ''), free };
};
