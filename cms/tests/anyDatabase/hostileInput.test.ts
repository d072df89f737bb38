/** Hostile input is harmless: every naughty text in every field of every form, and bodies of any shape. */
import bigList from 'big-list-of-naughty-strings';

import { FORM_NAMES, PDF, PATHS, VALID, sendRaw, solveCaptcha } from '../support/forms';
import { currentRun } from '../support/run';
import { NAUGHTY } from '../support/naughtyTexts';
import { note, scale } from '../support/scale';

jest.setTimeout(scale(300_000, 3_600_000));

const BODIES = scale(500, 10_000);

const NOT_TEXTS: unknown[] = [null, true, 0, 1.5, -1, [], ['x'], {}, { $gt: '' }, { toString: 'x' }];

describe.each(FORM_NAMES)('the form %s', (form) => {
  it('answers each naughty text in each field with 200 or 400', async () => {
    const files = form === 'career' ? [{ name: 'cv.pdf', bytes: PDF }] : [];
    const statuses = new Set<number>();
    const texts = scale(NAUGHTY, [...NAUGHTY, ...bigList]);
    for (const field of Object.keys(VALID[form]))
      for (const text of texts) {
        const captcha = await solveCaptcha(form);
        const fields = { ...VALID[form], website: '', captcha, [field]: text };
        statuses.add((await sendRaw(form, fields, { files })).status);
      }
    note(
      8,
      `${form}: answers to ${texts.length} naughty texts in each field`,
      [...statuses].sort().join(', '),
    );
    expect([...statuses].sort()).toEqual([200, 400]);
  });
});

it('values that are no texts are refused', async () => {
  for (const field of Object.keys(VALID.contact))
    for (const value of NOT_TEXTS) {
      const { status } = await sendRaw('contact', { ...VALID.contact, captcha: 'x', [field]: value });
      expect({ field, value, status }).toEqual({ field, value, status: 400 });
    }
});

/** Random bytes from a seed, so that a failure can be repeated. */
const randomBytes = (seed: number, length: number): Buffer => {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >> 16;
    }),
  );
};

it(`${BODIES} generated bodies get no answer of 5xx`, async () => {
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary="',
    'application/json; charset=utf-7',
    'text/html',
    '',
  ];
  const heads = [
    '',
    '{"metadata":',
    '--b\r\nContent-Disposition: form-data; name="file0"; filename="a.pdf"\r\n\r\n',
    'form=contact&name=',
  ];
  const statuses = new Set<number>();
  for (let seed = 0; seed < BODIES; seed += 1) {
    const type = types[seed % types.length] ?? '';
    const body = Buffer.concat([
      Buffer.from(heads[seed % heads.length] ?? ''),
      randomBytes(seed, (seed % 500) * 3),
    ]);
    const path = Object.values(PATHS)[seed % 5] ?? '';
    const headers = { accept: seed % 2 ? 'text/html' : '*/*', ...(type ? { 'content-type': type } : {}) };
    const response = await fetch(`${currentRun().url}${path}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    await response.arrayBuffer();
    statuses.add(response.status);
  }
  note(8, `answers to ${BODIES} generated bodies`, [...statuses].sort().join(', '));
  expect([...statuses].filter((status) => status !== 400 && status !== 415)).toEqual([]);
});
