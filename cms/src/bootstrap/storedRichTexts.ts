/** Rich texts that were stored before every save was cleaned: Markdown, and HTML as it came. */
import type { Core, Struct, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

import { raiseRevision } from '../content/revision';
import { type Transaction, rowsOf } from '../content/rows';
import { fromMarkdown, keptHtml } from '../richText/clean';
import { TooMuchText } from '../richText/limits';
import { renderMarkdown } from '../richText/markdown';

/** Raised when what a rich text may hold changes in a way that stored texts have to follow. */
const VERSION = 1;

/** Rows that are in memory at a time. */
const BATCH = 100;

type Row = Record<string, unknown> & { id: number };

interface Table {
  uid: UID.Schema;
  /** The columns of its rich texts. */
  columns: string[];
  /** Its rows are seen by visitors when they are published; else they all may be. */
  hasDrafts: boolean;
}

interface Counts {
  texts: number;
  changed: number;
  /** Whether a visitor could see a difference. */
  isVisible: boolean;
}

const tablesOf = (strapi: Core.Strapi): Table[] => {
  const models: Struct.Schema[] = [
    ...Object.values(strapi.contentTypes),
    ...Object.values(strapi.components),
  ];
  return models.flatMap((model) => {
    const stored = strapi.db.metadata.get(model.uid).attributes;
    const columns = Object.entries(model.attributes)
      .filter(([, { type }]) => type === 'richtext')
      .map(([name]) => {
        const attribute = stored[name];
        return attribute && 'columnName' in attribute ? (attribute.columnName ?? name) : name;
      });
    const hasDrafts = model.modelType === 'contentType' && contentTypes.hasDraftAndPublish(model);
    return columns.length > 0 ? [{ uid: model.uid, columns, hasDrafts }] : [];
  });
};

/** The text as it is stored now, and whether it is shown otherwise; undefined where it stays as it is. */
const renewed = (text: string): { html: string; isShownOtherwise: boolean } | undefined => {
  const { html } = fromMarkdown(text);
  return html === text ? undefined : { html, isShownOtherwise: keptHtml(renderMarkdown(text)) !== html };
};

const renewRow = async (
  strapi: Core.Strapi,
  trx: Transaction,
  { uid, columns, hasDrafts }: Table,
  row: Row,
  counts: Counts,
): Promise<void> => {
  const isSeen = !hasDrafts || row.published_at !== null;
  for (const column of columns) {
    const text = row[column];
    if (typeof text !== 'string' || text === '') continue;
    counts.texts += 1;
    try {
      const found = renewed(text);
      if (!found) continue;
      await rowsOf(strapi, uid, trx)
        .where({ id: row.id })
        .update({ [column]: found.html });
      counts.changed += 1;
      counts.isVisible ||= isSeen && found.isShownOtherwise;
    } catch (error) {
      if (!(error instanceof TooMuchText)) throw error;
      strapi.log.warn(`Rich texts: ${column} of ${uid} ${row.id} stays as it is. ${error.message}`);
    }
  }
};

const renewTable = async (
  strapi: Core.Strapi,
  trx: Transaction,
  table: Table,
  counts: Counts,
): Promise<void> => {
  const columns = ['id', ...table.columns, ...(table.hasDrafts ? ['published_at'] : [])];
  for (let last = 0; ;) {
    const rows: Row[] = await rowsOf(strapi, table.uid, trx)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select(columns);
    for (const row of rows) await renewRow(strapi, trx, table, row, counts);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
};

/**
 * Makes every stored rich text into clean HTML, once in the life of a database: all of them, with the content revision
 * where a visitor could see a difference, or none of them. Dates and events of the entries stay out of it.
 */
export const renewRichTexts = async (strapi: Core.Strapi): Promise<void> => {
  const version = strapi.store({ type: 'app', name: 'richText', key: 'version' });
  if ((await version.get({})) === VERSION) return;
  const counts: Counts = { texts: 0, changed: 0, isVisible: false };
  await strapi.db.transaction(async ({ trx }) => {
    for (const table of tablesOf(strapi)) await renewTable(strapi, trx, table, counts);
    if (counts.isVisible) await raiseRevision(strapi, null);
    await version.set({ value: VERSION });
  });
  if (counts.texts > 0)
    strapi.log.info(`Rich texts: ${counts.changed} of ${counts.texts} were made into clean HTML.`);
};
