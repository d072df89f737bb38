/** The captcha of our own: a proof of work (ALTCHA), which needs no account and tells no third party of the visitor. */
import { createHmac, randomInt } from 'node:crypto';

import { type Challenge, type Payload, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import type { Captcha } from './captcha';

const LIVES_MS = 20 * 60 * 1000;
const MAX_TOKEN = 4_000;

export interface Altcha extends Captcha {
  challenge: (form: string) => Promise<Challenge>;
}

const keyFor = (secret: string, use: string): string =>
  createHmac('sha256', secret).update(use).digest('hex');

/** The token is JSON in base64. @returns undefined when it is anything else. */
const parseToken = (token: string): Payload | undefined => {
  if (token.length > MAX_TOKEN) return undefined;
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    const isWhole = payload?.challenge?.parameters && payload.challenge.signature && payload.solution;
    return isWhole ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * @param secret signs the challenges.
 * @param cost rounds of PBKDF2 per try; a visitor's device tries 100 to 300 times.
 */
export const createAltcha = (secret: string, cost: number): Altcha => {
  const keys = {
    hmacSignatureSecret: keyFor(secret, 'altcha challenge'),
    hmacKeySignatureSecret: keyFor(secret, 'altcha solution'),
  };
  return {
    challenge: (form) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(100, 300),
        deriveKey,
        // Signed with the rest: a solution for one form is none for another.
        data: { form },
        expiresAt: new Date(Date.now() + LIVES_MS),
        ...keys,
      }),
    verify: async (form, token) => {
      const payload = parseToken(token);
      if (!payload) return undefined;
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys }).catch(() => ({
        verified: false,
      }));
      const { data, nonce, expiresAt } = challenge.parameters;
      if (!verified || data?.form !== form || !expiresAt) return undefined;
      return { token: `altcha:${nonce}`, expiresAt: expiresAt * 1000 };
    },
  };
};
