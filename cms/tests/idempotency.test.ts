/** A retry never doubles: one key, one submission, one answer. */
import { randomUUID } from 'node:crypto';

import { docx } from './support/documents';
import { VALID, send, sendRaw, solveCaptcha } from './support/forms';
import { countSubmissions } from './support/submissions';

describe('a retry never doubles', () => {
  it('the same key five times at once is stored once, with the same answer', async () => {
    const captcha = await solveCaptcha('contact');
    const key = randomUUID();
    const before = await countSubmissions();
    const fields = { ...VALID.contact, captcha, website: '' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendRaw('contact', fields, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countSubmissions()).toBe(before + 1);
  });

  it('a later retry may bring a new captcha', async () => {
    const key = randomUUID();
    const first = await send('order', {}, { key });
    const second = await send('order', {}, { key });
    expect(second.body).toEqual({ status: 200, id: first.body.id });
  });

  it('the same key with another body is 409, also with another file', async () => {
    const key = randomUUID();
    expect((await send('career', {}, { key })).status).toBe(200);
    expect((await send('career', { message: 'Another one.' }, { key })).status).toBe(409);
    expect((await send('career', {}, { key, files: [{ name: 'cv.docx', bytes: docx() }] })).status).toBe(409);
    expect((await send('contact', {}, { key })).body).toEqual({ status: 409, message: expect.any(String) });
  });

  it('a key that is no UUID is refused', async () => {
    expect((await send('contact', {}, { key: 'again' })).body.errors).toEqual({
      'Idempotency-Key': 'pattern',
    });
  });
});
