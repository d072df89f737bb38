/** Where visitors see an entry. */
import type { Core, UID } from '@strapi/strapi';

import { DATE } from '../content/scheduled';
import { settings } from '../settings';
import { pageFolder } from './pageFolders';

interface Published {
  slug?: string | null;
  [DATE]?: string | null;
}

/** When what is published of an entry goes live by itself; undefined of what is live, or not published. */
export const goesLiveAt = (entry: Published | null | undefined, now: Date): string | undefined => {
  const date = entry?.[DATE];
  return date && Date.parse(date) > now.getTime() ? date : undefined;
};

/**
 * The address of what is published of an entry; undefined for what has none, and for a post of the future.
 *
 * @param language of the entry, or where it has none, of whoever asks.
 */
export const addressOf = (
  uid: string,
  entry: Published | null | undefined,
  language: unknown,
  now: Date,
): string | undefined => {
  const folder = pageFolder(uid);
  const slug = entry?.slug;
  if (!folder || !slug || goesLiveAt(entry, now)) return undefined;
  return `${settings.intake.siteUrl}/${language === 'vi' ? 'vn' : 'en'}/${folder}/${slug}/`;
};

/** What is published of an entry in a language. */
export const publishedOf = (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: string | undefined,
  conditions: object,
): Promise<Published | null> =>
  strapi.documents(uid as UID.ContentType).findFirst({
    status: 'published',
    ...(locale ? { locale } : {}),
    filters: { $and: [conditions, { documentId }] },
  } as object) as Promise<Published | null>;
