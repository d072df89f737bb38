import type { Core, UID } from '@strapi/strapi';

type TransactionWork = NonNullable<Parameters<Core.Strapi['db']['transaction']>[0]>;

/** What `strapi.db.transaction` hands to its callback. */
export type Transaction = Parameters<TransactionWork>[0]['trx'];

/** The rows of a content type or component, below the document service: no hooks, no `updatedAt`, no events. */
export const rowsOf = (strapi: Core.Strapi, uid: UID.Schema, trx: Transaction) =>
  strapi.db.getConnection(strapi.db.metadata.get(uid).tableName).transacting(trx);
