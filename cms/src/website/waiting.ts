/** What is published or saved in the CMS and not on the site. */
import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

import { isReadBySite } from '../bootstrap/siteReads';
import { DATE, POST } from '../content/scheduled';
import { linksTo, NAMES, titleOf } from './entries';
import type { Readable } from './readableBy';
import type { WaitingEntry } from './websiteState';

/** So many are named. */
const MOST = 20;

interface Row {
  documentId: string;
  locale?: string | null;
  updatedAt: string;
  publishedAt?: string | null;
  [DATE]?: string | null;
}

const laterThan = (field: string, moment: string): object => ({ [field]: { $gt: moment } });

/** Posts of the future wait for their time, not for a build; from then on they are as new as their date. */
const publishedAfter = (uid: string, moment: string, hasDrafts: boolean): object => {
  const since = laterThan(hasDrafts ? 'publishedAt' : 'updatedAt', moment);
  if (uid !== POST) return since;
  const isDue = { [DATE]: { $lte: new Date().toISOString() } };
  return { $and: [isDue, { $or: [since, laterThan(DATE, moment)] }] };
};

const latestFirst = (a: WaitingEntry, b: WaitingEntry): number => (a.at < b.at ? 1 : -1);

export const waitingEntries = (strapi: Core.Strapi, readable: Readable) => {
  const { linked } = linksTo(strapi);
  const types = Object.values(strapi.contentTypes).filter(isReadBySite);

  const read = async (
    uid: string,
    query: { status: string; filters: object; sort: string },
  ): Promise<Row[]> => {
    const conditions = await readable(uid);
    if (!conditions) return [];
    const { attributes } = strapi.contentType(uid as UID.ContentType);
    const fields = ['documentId', 'locale', 'updatedAt', 'publishedAt', DATE, ...NAMES].filter(
      (name) => name in attributes || name === 'documentId',
    );
    const params = {
      ...query,
      fields,
      locale: '*',
      limit: MOST,
      filters: { $and: [conditions, query.filters] },
    };
    return strapi.documents(uid as UID.ContentType).findMany(params as object) as Promise<Row[]>;
  };

  const named = (uid: string, row: Row, at: string): WaitingEntry =>
    linked({
      ...{
        type: uid,
        documentId: row.documentId,
        locale: row.locale ?? null,
        at: new Date(at).toISOString(),
      },
      title: titleOf(row, row.documentId),
    });

  return {
    /** Published later than what the live release shows, which may be an older one. */
    published: async (contentFrom: string): Promise<WaitingEntry[]> => {
      const found = await Promise.all(
        types.map(async (type) => {
          const { uid } = type;
          const hasDrafts = contentTypes.hasDraftAndPublish(type);
          const filters = publishedAfter(uid, contentFrom, hasDrafts);
          const sort = hasDrafts ? 'publishedAt:desc' : 'updatedAt:desc';
          const rows = await read(uid, { status: 'published', filters, sort });
          return rows.map((row) => named(uid, row, row.publishedAt ?? row.updatedAt));
        }),
      );
      return found.flat().sort(latestFirst).slice(0, MOST);
    },

    /** Published posts of the future, the next one first; `at` is when they go live. */
    scheduled: async (): Promise<WaitingEntry[]> => {
      const filters = laterThan(DATE, new Date().toISOString());
      const rows = await read(POST, { status: 'published', filters, sort: `${DATE}:asc` });
      return rows.map((row) => named(POST, row, row[DATE] ?? row.updatedAt));
    },

    /** Saved later than published, or never published. */
    drafts: async (): Promise<WaitingEntry[]> => {
      const found = await Promise.all(
        types.filter(contentTypes.hasDraftAndPublish).map(async ({ uid }) => {
          const rows = await read(uid, { status: 'draft', filters: {}, sort: 'updatedAt:desc' });
          const ofThese = { documentId: { $in: rows.map(({ documentId }) => documentId) } };
          const live: Row[] = await strapi.db
            .query(uid as UID.ContentType)
            .findMany({ where: { ...ofThese, publishedAt: { $notNull: true } } });
          // Publishing copies the date of the draft.
          const isPublished = (row: Row): boolean =>
            live.some(
              ({ documentId, locale, updatedAt }) =>
                documentId === row.documentId &&
                (locale ?? null) === (row.locale ?? null) &&
                Date.parse(updatedAt) >= Date.parse(row.updatedAt),
            );
          return rows.filter((row) => !isPublished(row)).map((row) => named(uid, row, row.updatedAt));
        }),
      );
      return found.flat().sort(latestFirst).slice(0, MOST);
    },
  };
};
