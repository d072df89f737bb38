/** The proof of work: solved once, for one form, within twenty minutes. */
import { createHmac } from 'node:crypto';

import { type CreateChallengeOptions, type Payload, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { createAltcha } from './altcha';

const SECRET = 'a secret of sixteen';
const MINUTES = 60 * 1000;

const altcha = createAltcha(SECRET, 1);

/** The browser's part. */
const solve = async (form: string, by = altcha): Promise<Payload> => {
  const challenge = await by.challenge(form);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('There is no solution.');
  return { challenge, solution };
};

const close = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

afterEach(() => jest.useRealTimers());

const later = (ms: number): void => {
  jest.useFakeTimers({ now: Date.now() + ms, doNotFake: ['setImmediate', 'nextTick'] });
};

describe('a solution', () => {
  it('proves itself by its nonce, until it ends', async () => {
    const payload = await solve('contact');
    const { nonce, expiresAt = 0 } = payload.challenge.parameters;
    const proof = await altcha.verify('contact', close(payload), '');
    expect(proof).toEqual({ token: `altcha:${nonce}`, expiresAt: expiresAt * 1000 });
    expect(expiresAt * 1000 - Date.now()).toBeGreaterThan(19 * MINUTES);
    expect(expiresAt * 1000 - Date.now()).toBeLessThanOrEqual(20 * MINUTES);
  });

  it('is good for 20 minutes', async () => {
    const token = close(await solve('contact'));
    later(19 * MINUTES);
    expect(await altcha.verify('contact', token, '')).toBeDefined();
    later(2 * MINUTES);
    expect(await altcha.verify('contact', token, '')).toBeUndefined();
  });

  it('for one form is none for another', async () => {
    expect(await altcha.verify('quote', close(await solve('contact')), '')).toBeUndefined();
  });

  it('of a challenge with another secret is none', async () => {
    const stranger = createAltcha('another secret entirely', 1);
    expect(await altcha.verify('contact', close(await solve('contact', stranger)), '')).toBeUndefined();
  });

  it('that is wrong is none', async () => {
    const { challenge, solution } = await solve('contact');
    const wrong = { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } };
    expect(await altcha.verify('contact', close(wrong), '')).toBeUndefined();
  });

  it('of a challenge that was changed is none', async () => {
    const { challenge, solution } = await solve('contact');
    for (const parameters of [{ data: { form: 'quote' } }, { expiresAt: 9_999_999_999 }, { cost: 2 }]) {
      const changed = { ...challenge, parameters: { ...challenge.parameters, ...parameters } };
      const form = String(changed.parameters.data?.form);
      expect(await altcha.verify(form, close({ challenge: changed, solution }), '')).toBeUndefined();
    }
  });
});

describe('what our keys have signed', () => {
  const keyFor = (use: string) => createHmac('sha256', SECRET).update(use).digest('hex');
  const keys = {
    hmacSignatureSecret: keyFor('altcha challenge'),
    hmacKeySignatureSecret: keyFor('altcha solution'),
  };
  const whole = { data: { form: 'contact' }, expiresAt: new Date(Date.now() + MINUTES) };

  /** A solved challenge with other contents than ours have. */
  const signed = async (contents: Partial<CreateChallengeOptions>): Promise<string> => {
    const given = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey, ...keys };
    const challenge = await createChallenge({ ...given, ...contents });
    return close({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  };

  it('is good wherever the secret is the same', async () => {
    expect(await altcha.verify('contact', await signed(whole), '')).toBeDefined();
  });

  it('with one key for both uses is none', async () => {
    const one = { hmacSignatureSecret: keys.hmacSignatureSecret };
    const token = await signed({ ...whole, ...one, hmacKeySignatureSecret: keys.hmacSignatureSecret });
    expect(await altcha.verify('contact', token, '')).toBeUndefined();
  });

  it('for no form, or for ever, proves nothing', async () => {
    for (const lack of [{ data: undefined }, { expiresAt: undefined }])
      expect(await altcha.verify('contact', await signed({ ...whole, ...lack }), '')).toBeUndefined();
  });
});

describe('a token', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['a word', 'solved'],
    ['nothing in base64', close(null)],
    ['an empty object', close({})],
    ['a challenge without parameters', close({ challenge: { signature: 'x' }, solution: {} })],
    ['a challenge without a signature', close({ challenge: { parameters: {} }, solution: {} })],
    [
      'a challenge whose signature cannot even be compared',
      close({
        challenge: {
          parameters: { data: { form: 'contact' }, nonce: 'n', expiresAt: 9_999_999_999 },
          signature: { length: 64 },
        },
        solution: { counter: 1, derivedKey: '00' },
      }),
    ],
  ])('that is %s proves nothing', async (_what, token) => {
    expect(await altcha.verify('contact', token, '')).toBeUndefined();
  });

  it('without a solution proves nothing', async () => {
    const { challenge } = await solve('contact');
    expect(await altcha.verify('contact', close({ challenge }), '')).toBeUndefined();
  });

  it('that is longer than any of ours is not even read', async () => {
    const payload = await solve('contact');
    expect(
      await altcha.verify('contact', close({ ...payload, more: ' '.repeat(4_000) }), ''),
    ).toBeUndefined();
    const token = close(payload);
    expect(await altcha.verify('contact', token.padEnd(4_000, '='), '')).toBeDefined();
    expect(await altcha.verify('contact', token.padEnd(4_001, '='), '')).toBeUndefined();
  });
});

describe('a challenge', () => {
  it('costs what is set, in 100 to 300 tries', async () => {
    const { parameters } = await createAltcha(SECRET, 7).challenge('contact');
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 7, data: { form: 'contact' } });
    const { solution } = await solve('contact');
    expect(solution.counter).toBeGreaterThanOrEqual(100);
    expect(solution.counter).toBeLessThan(300);
  });

  it('is another one each time', async () => {
    const [first, second] = [await altcha.challenge('contact'), await altcha.challenge('contact')];
    expect(first.parameters.nonce).not.toBe(second.parameters.nonce);
  });
});
