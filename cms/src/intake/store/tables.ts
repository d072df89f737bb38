/**
 * Two tables that are no content: the idempotency keys with what was answered to them, and the captchas that were used.
 * Their unique indexes decide between requests that come at the same moment.
 */
import type { Core } from '@strapi/strapi';

export const KEYS = 'intake_keys';
export const PROOFS = 'intake_proofs';

export const registerIntakeTables = (strapi: Core.Strapi): void => {
  strapi.get('models').add({
    uid: 'saola::intake-key',
    singularName: 'intake_key',
    tableName: KEYS,
    attributes: {
      id: { type: 'increments' },
      key: { type: 'string' },
      bodyHash: { type: 'string' },
      submission: { type: 'string' },
    },
    indexes: [{ name: 'intake_keys_key_unique', columns: ['key'], type: 'unique' }],
  });
  strapi.get('models').add({
    uid: 'saola::intake-proof',
    singularName: 'intake_proof',
    tableName: PROOFS,
    attributes: {
      id: { type: 'increments' },
      token: { type: 'string' },
      expiresAt: { type: 'biginteger' },
    },
    indexes: [{ name: 'intake_proofs_token_unique', columns: ['token'], type: 'unique' }],
  });
};
