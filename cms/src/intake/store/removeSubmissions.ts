import type { Core } from '@strapi/strapi';

import type { PrivateFiles } from '../files/privateFiles';
import { KEYS } from './tables';
import { DELIVERY, SUBMISSION, type Submission } from './types';

/** Removes submissions with their deliveries, idempotency keys and files. */
export const removeSubmissions = async (
  strapi: Core.Strapi,
  files: PrivateFiles,
  submissions: Pick<Submission, 'id' | 'documentId' | 'files'>[],
): Promise<void> => {
  for (const { id, documentId, files: kept } of submissions) {
    await strapi.db.transaction(async ({ trx }) => {
      await strapi.db.query(DELIVERY).deleteMany({ where: { submission: { id } } });
      await strapi.db.getConnection(KEYS).transacting(trx).where({ submission: documentId }).delete();
      await strapi.db.query(SUBMISSION).delete({ where: { id } });
    });
    await files.remove(kept ?? []);
  }
};
