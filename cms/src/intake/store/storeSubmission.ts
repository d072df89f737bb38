import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { Transaction } from '../../content/rows';
import type { Proof } from '../captcha/captcha';
import type { StoredFile } from '../files/privateFiles';
import type { FormId, Values } from '../form/forms';
import { Refusal } from '../request/refusal';
import { newId } from './newId';
import { KEYS, PROOFS } from './tables';
import { type ChannelName, DELIVERY, SUBMISSION } from './types';

export interface NewSubmission {
  form: FormId;
  values: Values;
  files: StoredFile[];
  channels: ChannelName[];
  /** The visitor's idempotency key and the hash of what came with it. */
  key?: { value: string; bodyHash: string };
  proof?: Proof;
}

/** What makes two requests the same: the form, its fields and the contents of its files; not the captcha. */
export const hashBody = (form: FormId, values: Values, files: { name: string; sha256: string }[]): string => {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([form, sorted, files.map(({ name, sha256 }) => [name, sha256])]);
  return createHash('sha256').update(text).digest('hex');
};

/**
 * Finds what was answered to an idempotency key.
 *
 * @returns the id of the submission, or undefined when the key is new.
 * @throws Refusal 409 when the key came with another body.
 */
export const findAnswered = async (
  strapi: Core.Strapi,
  key: { value: string; bodyHash: string },
): Promise<string | undefined> => {
  const row = await strapi.db.getConnection(KEYS).where({ key: key.value }).first('body_hash', 'submission');
  if (!row) return undefined;
  if (row.body_hash !== key.bodyHash) throw new Refusal(409);
  return String(row.submission);
};

/** Marks the captcha as used. A second use is refused, and takes the whole transaction with it. */
const useProof = async (
  strapi: Core.Strapi,
  trx: Transaction,
  { token, expiresAt }: Proof,
): Promise<void> => {
  const used = await strapi.db.getConnection(PROOFS).transacting(trx).where({ token }).first('id');
  if (used) throw new Refusal(400, { captcha: 'invalid' });
  await strapi.db.getConnection(PROOFS).transacting(trx).insert({ token, expires_at: expiresAt });
};

/** @param onWritten is called when all is written: what fails afterwards is the COMMIT. */
const insert = async (
  strapi: Core.Strapi,
  documentId: string,
  submission: NewSubmission,
  onWritten: () => void,
): Promise<void> =>
  strapi.db.transaction(async ({ trx }) => {
    const { form, values, files, channels, key, proof } = submission;
    const { lang, name, email } = values;
    // Below the document service: a submission is no news to the site and must not rebuild it.
    const { id } = await strapi.db.query(SUBMISSION).create({
      data: { documentId, form, lang, name, email, fields: values, files },
    });
    for (const channel of channels)
      await strapi.db
        .query(DELIVERY)
        .create({ data: { channel, state: 'waiting', attempts: 0, submission: id } });
    if (key) {
      const row = { key: key.value, body_hash: key.bodyHash, submission: documentId };
      await strapi.db.getConnection(KEYS).transacting(trx).insert(row);
    }
    if (proof) await useProof(strapi, trx, proof);
    onWritten();
  });

/** A COMMIT failed, and nobody knows whether the submission is stored: it may be, also later. `cause` is why it failed. */
export class UnknownOutcome extends Error {
  constructor(cause: unknown) {
    super('The database did not say whether a submission is stored. Its files are kept.', { cause });
  }
}

/**
 * Looks for a submission whose COMMIT failed: the connection may have broken after the database had done it.
 *
 * @throws UnknownOutcome when it is not there, since the database may still be at it, or when it cannot be asked.
 */
const assertStored = async (strapi: Core.Strapi, documentId: string, cause: unknown): Promise<void> => {
  const row: unknown = await strapi.db
    .query(SUBMISSION)
    .findOne({ where: { documentId } })
    .catch(() => undefined);
  if (!row) throw new UnknownOutcome(cause);
};

/**
 * Stores a submission with its deliveries, its idempotency key and its used captcha in one transaction. Of several
 * requests with the same key that come at once one is stored, and all get its id.
 *
 * @returns the id of the submission, and whether it is a new one.
 * @throws Refusal 409 when the key came with another body, 400 when the captcha was used before; UnknownOutcome when it may
 *   be stored or not; in every other case it is not.
 */
export const storeSubmission = async (
  strapi: Core.Strapi,
  submission: NewSubmission,
): Promise<{ id: string; isNew: boolean }> => {
  const documentId = newId();
  let isWritten = false;
  try {
    await insert(strapi, documentId, submission, () => (isWritten = true));
    return { id: documentId, isNew: true };
  } catch (error) {
    if (isWritten) {
      await assertStored(strapi, documentId, error);
      return { id: documentId, isNew: true };
    }
    // The unique index may have spoken: then the other request is stored by now.
    const id = submission.key && (await findAnswered(strapi, submission.key));
    if (id !== undefined) return { id, isNew: false };
    if (submission.proof && !(error instanceof Refusal) && (await isUsed(strapi, submission.proof)))
      throw new Refusal(400, { captcha: 'invalid' });
    throw error;
  }
};

const isUsed = async (strapi: Core.Strapi, { token }: Proof): Promise<boolean> =>
  Boolean(await strapi.db.getConnection(PROOFS).where({ token }).first('id'));
