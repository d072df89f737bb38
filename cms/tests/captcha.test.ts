/** The captcha cannot be skipped, forged, replayed or moved to another form. */
import { type Payload } from 'altcha-lib';

import { createAltcha } from '../src/intake/captcha/altcha';
import { call } from './support/api';
import { FORM_NAMES, PDF, VALID, sendRaw, solveCaptcha } from './support/forms';

const open = (token: string): Payload => JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
const close = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

const attempt = async (captcha: unknown) => {
  const { status, body } = await sendRaw('contact', { ...VALID.contact, website: '', captcha });
  return { status, errors: body.errors };
};

const INVALID = { status: 400, errors: { captcha: 'invalid' } };

describe('a captcha', () => {
  it.each(FORM_NAMES)('cannot be left out of the form %s', async (form) => {
    const files = form === 'career' ? [{ name: 'cv.pdf', bytes: PDF }] : [];
    const { body } = await sendRaw(form, { ...VALID[form], website: '' }, { files });
    expect(body.errors).toEqual({ captcha: 'required' });
  });

  it('is taken once', async () => {
    const captcha = await solveCaptcha('contact');
    expect((await attempt(captcha)).status).toBe(200);
    expect(await attempt(captcha)).toEqual(INVALID);
  });

  it('is taken once, also when it is sent five times at once', async () => {
    const captcha = await solveCaptcha('contact');
    const answers = await Promise.all(Array.from({ length: 5 }, () => attempt(captcha)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it.each(['subscribe', 'order', 'career', 'quote'])(
    'solved for the form %s is none for the contact form',
    async (form) => {
      expect(await attempt(await solveCaptcha(form))).toEqual(INVALID);
    },
  );

  it('cannot be moved by rewriting the form in it', async () => {
    const payload = open(await solveCaptcha('subscribe'));
    payload.challenge.parameters.data = { form: 'contact' };
    expect(await attempt(close(payload))).toEqual(INVALID);
  });

  it('cannot be forged', async () => {
    const payload = open(await solveCaptcha('contact'));
    const forged = createAltcha('another secret entirely', 1);
    const own = await forged.challenge('contact');
    const { challenge, solution } = payload;
    const attempts = [
      { challenge: own, solution },
      { challenge: { ...challenge, signature: own.signature }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      {
        challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } },
        solution,
      },
      { challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } }, solution },
    ];
    for (const each of attempts) expect(await attempt(close(each))).toEqual(INVALID);
  });

  it.each<[string, unknown]>([
    ['a word', 'solved'],
    ['base64 of nothing', close(null)],
    ['base64 of a list', close([])],
    ['base64 of an empty object', close({})],
    ['a long text', 'A'.repeat(100_000)],
    ['a number', 1],
    ['a list', ['x']],
    ['a question that was never asked', 'q.1.9999999999999.00'],
    ['a question without anything', 'q.'],
  ])('that is %s is none', async (_name, captcha) => {
    expect(await attempt(captcha)).toEqual(INVALID);
  });

  it('is asked for by a form that exists', async () => {
    expect((await call('/api/captcha?form=contact')).status).toBe(200);
    expect((await call('/api/captcha?form=nothing')).status).toBe(400);
    expect((await call('/api/captcha')).status).toBe(400);
  });

  it('is kept by no cache', async () => {
    expect((await call('/api/captcha?form=contact')).headers.get('cache-control')).toBe('no-store');
  });
});
