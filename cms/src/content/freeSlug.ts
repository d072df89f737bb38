import type { Core, UID } from '@strapi/strapi';

import type { CallParams } from './callParams';
import { reservedSlugs } from './reservedSlugs';
import { isSlug, numberedSlug } from './slugOf';

/** The slug of a type, and the field that it is made of. */
export interface SlugField {
  slug: string;
  title: string;
}

/** Where a slug has to be the only one of its kind. */
export interface SlugPlace {
  /** The entry that asks, whose own slug is free to it. Without it, a new one. */
  documentId?: string;
  /** Its language. Without it, the CMS's first one. */
  locale?: CallParams['locale'];
}

type Attributes = Record<string, { type: string; targetField?: string } | undefined>;

/** The slug of a type; undefined in a type without one. */
export const slugFieldOf = (strapi: Core.Strapi, uid: UID.ContentType): SlugField | undefined => {
  const attributes: Attributes = strapi.contentType(uid).attributes;
  for (const [slug, attribute] of Object.entries(attributes))
    if (attribute?.type === 'uid' && attribute.targetField) return { slug, title: attribute.targetField };
  return undefined;
};

/** The condition that keeps a query to one language; empty for a type without languages. */
export const inLanguage = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  locale?: CallParams['locale'],
): Promise<{ locale?: string }> => {
  const { i18n } = (strapi.contentType(uid).pluginOptions ?? {}) as { i18n?: { localized?: boolean } };
  if (!i18n?.localized) return {};
  if (typeof locale === 'string' && locale !== '') return { locale };
  return { locale: await strapi.plugin('i18n').service('locales').getDefaultLocale() };
};

/**
 * A slug that no other entry of the language has, neither its draft nor what is published of it, nor the site itself: the wanted one, or that
 * with a number. What is no slug stays as it is: it is refused when it is published.
 */
export const freeSlug = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: string,
  wanted: string,
  { documentId, locale }: SlugPlace,
): Promise<string> => {
  if (!isSlug(wanted)) return wanted;
  const others = await strapi.db.query(uid).findMany({
    select: [field],
    where: {
      ...(await inLanguage(strapi, uid, locale)),
      ...(documentId ? { documentId: { $ne: documentId } } : {}),
      // A number may take the place of the last characters.
      [field]: { $startsWith: numberedSlug(wanted, 999_999).replace(/-\d+$/, '') },
    },
  });
  const taken = new Set([...reservedSlugs(uid), ...others.map((other) => String(Reflect.get(other, field)))]);
  let free = wanted;
  for (let number = 1; taken.has(free); number += 1) free = numberedSlug(wanted, number);
  return free;
};
