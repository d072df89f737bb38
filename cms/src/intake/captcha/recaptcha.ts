import { createHash } from 'node:crypto';

import type { Captcha } from './captcha';

const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify';
const WAITS_MS = 5_000;

/** Characters. Google's have about two thousand; what is longer is none of them, and is not sent there. */
const MAX_TOKEN = 10_000;

/** Google's tokens live for two minutes and are taken once; ours remembers them for longer than that. */
const LIVES_MS = 10 * 60 * 1000;

/**
 * Google reCAPTCHA (v2, visible and invisible). A token does not name its form; it is taken once, as every other.
 *
 * @param url where tokens are verified, another one in tests.
 */
export const createRecaptcha = (secret: string, url = SITEVERIFY): Captcha => ({
  verify: async (_form, token, address) => {
    if (token.length > MAX_TOKEN) return undefined;
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(WAITS_MS),
    });
    if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}`);
    const { success } = (await response.json()) as { success?: unknown };
    if (success !== true) return undefined;
    const digest = createHash('sha256').update(token).digest('hex');
    return { token: `recaptcha:${digest}`, expiresAt: Date.now() + LIVES_MS };
  },
});
