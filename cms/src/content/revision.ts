/**
 * The content revision: a number that rises with every change a visitor could see. A site server that missed the
 * rebuild hook compares it with the revision of its release and knows that it has to build.
 */
import type { Core } from '@strapi/strapi';

import type { ChangedDocument } from './changedDocuments';
import { noteChanges } from './changes';

/** Emitted after each rise, once the change is committed. The rebuild hook listens to it. */
export const CONTENT_CHANGED = 'content.changed';

const MODEL = 'saola::content-revision';

/** Registers the one-row table. It is a table, not a value of `strapi.store`, which cannot add one atomically. */
export const registerRevisionTable = (strapi: Core.Strapi): void => {
  strapi.get('models').add({
    uid: MODEL,
    singularName: 'content_revision',
    tableName: 'content_revision',
    attributes: { id: { type: 'increments' }, value: { type: 'integer' } },
  });
};

const revisionRow = (strapi: Core.Strapi) => strapi.db.getConnection('content_revision').where({ id: 1 });

/** Makes the row on the first start of a database. */
export const createRevision = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.db.getConnection('content_revision').insert({ id: 1, value: 0 }).onConflict('id').ignore();
};

/** @returns the present revision, a whole number from 0. */
export const readRevision = async (strapi: Core.Strapi): Promise<number> =>
  Number((await revisionRow(strapi).first('value'))?.value ?? 0);

/**
 * Adds one, in the transaction of the change itself: the two are stored together or not at all.
 *
 * @param changed the documents that visitors see otherwise now; null when it may be any.
 */
export const raiseRevision = async (
  strapi: Core.Strapi,
  changed: readonly ChangedDocument[] | null,
): Promise<void> =>
  strapi.db.transaction(async ({ trx, onCommit }) => {
    // Locks the row, so that changes are noted in the order in which they are committed.
    await revisionRow(strapi)
      .transacting(trx)
      .update({ value: strapi.db.connection.raw('value + 1') });
    await noteChanges(strapi, trx, changed);
    onCommit(() => void strapi.eventHub.emit(CONTENT_CHANGED, {}));
  });
