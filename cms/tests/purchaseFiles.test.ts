/** The file inside a purchase: strictly base64, a PDF, and no larger than it may be. */
import { request } from 'node:http';

import { PDF } from './support/forms';
import {
  catalogueOf,
  CUSTOMER,
  type Payload,
  payloadOf,
  PURCHASE_PATH,
  sendPurchase,
} from './support/purchases';
import { currentRun } from './support/run';
import { findSubmission } from './support/submissions';

// Each solves a captcha, and some send ten megabytes.
jest.setTimeout(60_000);

let valid: Payload;
beforeAll(async () => {
  valid = payloadOf(await catalogueOf());
});

const withFile = (bytes: Buffer | string, filename: unknown = 'thực đơn.pdf'): Payload => {
  const file = typeof bytes === 'string' ? bytes : bytes.toString('base64');
  return { ...valid, contactInformation: { ...CUSTOMER, file, filename } };
};

/** A PDF of so many bytes. */
const pdfOf = (size: number): Buffer => {
  const head = PDF.subarray(0, PDF.indexOf('xref'));
  return Buffer.concat([head, Buffer.alloc(size - PDF.length, ' '), PDF.subarray(head.length)]);
};

describe('the file of a purchase', () => {
  it.each([9_999_999, 10_000_000])('may have %i bytes', async (size) => {
    const { status, body } = await sendPurchase(withFile(pdfOf(size)));
    expect(status).toBe(200);
    expect((await findSubmission(body.id))?.files).toEqual([expect.objectContaining({ size })]);
  });

  it('is refused with one byte more, in words', async () => {
    const { status, body } = await sendPurchase(withFile(pdfOf(10_000_001)));
    expect({ status, messages: body.messages }).toEqual({
      status: 400,
      messages: { files: 'Kích thước tệp không được vượt quá 10MB.' },
    });
  });

  it.each<[string, () => [string | Buffer, unknown?], Record<string, string>]>([
    ['has another ending', () => [PDF, 'a.docx'], { files: 'type' }],
    ['is something else than its name says', () => [Buffer.from('hello')], { files: 'type' }],
    ['is empty', () => [''], { files: 'type' }],
    ['has no name', () => [PDF, null], { filename: 'required' }],
    ['is no base64', () => ['%PDF-1.7'], { file: 'encoding' }],
    [
      'has an address in front',
      () => [`data:application/pdf;base64,${PDF.toString('base64')}`],
      { file: 'encoding' },
    ],
    [
      'is written for addresses',
      () => [Buffer.from([251, 255, 254]).toString('base64url')],
      { file: 'encoding' },
    ],
    ['has a blank in it', () => [`AA AA${PDF.toString('base64')}`], { file: 'encoding' }],
    ['goes on behind its padding', () => ['AA==AAAA'], { file: 'encoding' }],
    ['is cut off in a group', () => [PDF.toString('base64').slice(0, -3)], { file: 'encoding' }],
    ['has bits that stand for nothing', () => ['AB=='], { file: 'encoding' }],
    ['has an escape in it', () => ['AA\nAA'], { file: 'encoding' }],
  ])('is refused where it %s', async (_what, file, errors) => {
    const { status, body } = await sendPurchase(withFile(...file()));
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
  });

  it('of twenty megabytes is refused before any of it is read', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': '20000000' };
      const post = request(`${currentRun().url}${PURCHASE_PATH}`, { method: 'POST', headers });
      post.on('response', (response) => {
        resolve(response.statusCode);
        post.destroy();
      });
      post.on('error', reject);
      post.write('{');
    });
    expect(status).toBe(413);
  });

  it('that says no size is read no further than a purchase can need', async () => {
    const answered = await new Promise<{ status: number | undefined; written: number }>((resolve, reject) => {
      let written = 0;
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const post = request(`${currentRun().url}${PURCHASE_PATH}`, { method: 'POST', headers });
      let isOver = false;
      post.on('response', (response) => {
        isOver = true;
        resolve({ status: response.statusCode, written });
        post.destroy();
      });
      post.on('error', (error) => (isOver ? undefined : reject(error)));
      const more = (): void => {
        if (isOver) return;
        written += 60_000;
        post.write('A'.repeat(60_000), () => setImmediate(more));
      };
      post.write('{"contactInformation":{"file":"');
      more();
    });
    expect(answered.status).toBe(413);
    expect(answered.written).toBeLessThan(25_000_000);
  });
});
