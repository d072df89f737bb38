/**
 * Which entry had an address last: every slug that an entry was ever published with, per type and language. A slug has
 * one owner, the entry that was published with it last, so an old slug that another entry takes is that one's. Where an
 * owner is today is not written here: old addresses lead straight to it, however often it moved.
 */
import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

import { isReadBySite } from '../bootstrap/siteReads';
import { type SlugField, slugFieldOf } from './freeSlug';

const TABLE = 'slug_history';

/** A slug that an entry had, and has no longer. */
export interface OldSlug {
  /** The type's singular name: 'dicom-blog'. */
  type: string;
  documentId: string;
  /** Empty for a type without languages. */
  locale: string;
  slug: string;
}

interface Row {
  content_type: string;
  document_id: string;
  locale: string;
  slug: string;
}

interface Entry {
  documentId: string;
  locale?: string | null;
  publishedAt?: unknown;
}

/** Registers the table. It is no content type: nobody but the build is told of it, and only of what is published. */
export const registerSlugHistory = (strapi: Core.Strapi): void => {
  strapi.get('models').add({
    uid: 'saola::slug-history',
    singularName: 'slug_history',
    tableName: TABLE,
    attributes: {
      id: { type: 'increments' },
      contentType: { type: 'string' },
      documentId: { type: 'string' },
      locale: { type: 'string' },
      slug: { type: 'string' },
    },
    indexes: [{ name: 'slug_history_unique', columns: ['content_type', 'locale', 'slug'], type: 'unique' }],
  });
};

interface Sluggish {
  uid: UID.ContentType;
  name: string;
  field: SlugField;
}

/** The site's types whose entries have a slug and are published. */
const typesWithSlugs = (strapi: Core.Strapi): Sluggish[] =>
  Object.values(strapi.contentTypes).flatMap((type) => {
    const field = isReadBySite(type) ? slugFieldOf(strapi, type.uid) : undefined;
    if (!field || !contentTypes.hasDraftAndPublish(type)) return [];
    return [{ uid: type.uid, name: type.info.singularName, field }];
  });

const rowOf = ({ name, field }: Sluggish, entry: Entry): Row[] => {
  const slug: unknown = Reflect.get(entry, field.slug);
  if (typeof slug !== 'string' || slug === '') return [];
  return [{ content_type: name, document_id: entry.documentId, locale: entry.locale ?? '', slug }];
};

const UNIQUE = ['content_type', 'locale', 'slug'];

/** Remembers the slug of everything that is published, in the transaction that publishes it. */
const watchPublishing = (strapi: Core.Strapi): void => {
  const types = typesWithSlugs(strapi);
  strapi.db.lifecycles.subscribe({
    models: types.map(({ uid }) => uid),
    // Strapi publishes by making a row anew.
    afterCreate: async ({ model, result }) => {
      const type = types.find(({ uid }) => uid === model.uid);
      const entry = result as Entry;
      const rows = type && entry.publishedAt ? rowOf(type, entry) : [];
      if (rows.length === 0) return;
      await strapi.db.transaction(({ trx }) =>
        strapi.db
          .getConnection(TABLE)
          .transacting(trx)
          .insert(rows)
          .onConflict(UNIQUE)
          .merge(['document_id']),
      );
    },
  });
};

/** SQLite takes some thousand values in a statement. */
const AT_ONCE = 200;

/** Remembers what was published before this was: by an earlier version, or below Strapi. */
const catchUp = async (strapi: Core.Strapi, type: Sluggish): Promise<void> => {
  const published: Entry[] = await strapi.db.query(type.uid).findMany({
    select: ['documentId', 'locale', type.field.slug],
    where: { publishedAt: { $notNull: true } },
  });
  const rows = published.flatMap((entry) => rowOf(type, entry));
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await strapi.db
      .getConnection(TABLE)
      .insert(rows.slice(start, start + AT_ONCE))
      .onConflict(UNIQUE)
      .ignore();
};

/** Remembers from here on which slugs entries are published with, and those of what is published already. */
export const keepSlugHistory = async (strapi: Core.Strapi): Promise<void> => {
  watchPublishing(strapi);
  for (const type of typesWithSlugs(strapi)) await catchUp(strapi, type);
};

/** The slugs that published entries had and have no longer. Those of what is not published are left out. */
export const readOldSlugs = async (strapi: Core.Strapi): Promise<OldSlug[]> => {
  const perType = typesWithSlugs(strapi).map(async (type) => {
    const published: Entry[] = await strapi.db.query(type.uid).findMany({
      select: ['documentId', 'locale', type.field.slug],
      where: { publishedAt: { $notNull: true } },
    });
    const current = new Set(published.flatMap((entry) => rowOf(type, entry)).map(keyOf));
    const owners = new Set(published.map(({ documentId, locale }) => `${documentId} ${locale ?? ''}`));
    const rows: Row[] = await strapi.db
      .getConnection(TABLE)
      .where({ content_type: type.name })
      .orderBy('id')
      .select('content_type', 'document_id', 'locale', 'slug');
    return rows
      .filter((row) => owners.has(`${row.document_id} ${row.locale}`) && !current.has(keyOf(row)))
      .map(({ content_type, document_id, locale, slug }) => ({
        ...{ type: content_type, documentId: document_id },
        ...{ locale, slug },
      }));
  });
  return (await Promise.all(perType)).flat();
};

const keyOf = ({ locale, slug }: Row): string => `${locale} ${slug}`;
