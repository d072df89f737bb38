/**
 * Which documents the changes of the site's content were in. A build that has read all of it once needs to read only what
 * has changed since.
 */
import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { ChangedDocument, Changes } from './changedDocuments';
import type { Transaction } from './rows';

const TABLE = 'content_changes';

/** So many are remembered: whoever has not read for longer reads everything. */
const REMEMBERED = 1_000;

interface Row {
  id: number;
  mark: string;
  content_type: string | null;
  document_id: string | null;
}

/** Registers the table: a row for each document of a change, or one without a document when it may be any. */
export const registerChanges = (strapi: Core.Strapi): void => {
  strapi.get('models').add({
    uid: 'saola::content-change',
    singularName: 'content_change',
    tableName: TABLE,
    attributes: {
      id: { type: 'increments' },
      mark: { type: 'string' },
      contentType: { type: 'string' },
      documentId: { type: 'string' },
    },
  });
};

/** Notes a change, and forgets what is long ago. */
export const noteChanges = async (
  strapi: Core.Strapi,
  trx: Transaction,
  changed: readonly ChangedDocument[] | null,
): Promise<void> => {
  const rows = () => strapi.db.getConnection(TABLE).transacting(trx);
  const documents = changed ?? [{ type: null, documentId: null }];
  for (const { type, documentId } of documents)
    await rows().insert({ mark: randomUUID(), content_type: type, document_id: documentId });
  const last: Pick<Row, 'id'> | undefined = await rows().orderBy('id', 'desc').first('id');
  if (last)
    await rows()
      .where('id', '<=', last.id - REMEMBERED)
      .delete();
};

/** @param since the mark of an earlier answer; without one, or with one of long ago or of another database, it may be any. */
export const readChanges = async (strapi: Core.Strapi, since: string | undefined): Promise<Changes> => {
  // One statement, so that no change comes in between: a table that may not grow is read whole.
  const rows: Row[] = await strapi.db.getConnection(TABLE).orderBy('id').select('*');
  const known = rows.findIndex(({ mark }) => mark === since);
  const documents = new Map<string, ChangedDocument>();
  let isAny = known < 0;
  for (const { content_type: type, document_id: documentId } of rows.slice(known + 1))
    if (type === null || documentId === null) isAny = true;
    else documents.set(`${type} ${documentId}`, { type, documentId });
  return { mark: rows.at(-1)?.mark ?? null, documents: isAny ? null : [...documents.values()] };
};
