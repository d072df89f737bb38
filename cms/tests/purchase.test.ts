/** `POST /send-email-sequentially`, end to end (docs/specification/calls.md, 'Purchase'). */
import { randomUUID } from 'node:crypto';

import { asAdmin, contentManager } from './support/admin';
import { PDF, solveCaptcha } from './support/forms';
import {
  type Catalogue,
  catalogueOf,
  CUSTOMER,
  type Payload,
  payloadOf,
  PURCHASE_PATH,
  sendPurchase,
} from './support/purchases';
import { currentRun } from './support/run';
import { countSubmissions, deliveriesOf, findSubmission } from './support/submissions';

// Each solves a captcha, and some send ten megabytes.
jest.setTimeout(60_000);

let catalogue: Catalogue;
let valid: Payload;
beforeAll(async () => {
  catalogue = await catalogueOf();
  valid = payloadOf(catalogue);
});

const withFile = (bytes: Buffer | string, filename: unknown = 'thực đơn.pdf'): Payload => {
  const file = typeof bytes === 'string' ? bytes : bytes.toString('base64');
  return { ...valid, contactInformation: { ...CUSTOMER, file, filename } };
};

describe('a purchase', () => {
  it('is stored with what the catalogue says of it, and told to the team and the customer', async () => {
    const { status, body } = await sendPurchase({ ...valid, layoutCollection: 'thuc-don' });
    expect({ status, body }).toEqual({ status: 200, body: { status: 200, id: expect.any(String) } });
    const stored = await findSubmission(body.id);
    expect(stored).toMatchObject({
      form: 'purchase',
      lang: 'vn',
      name: 'Ẵn',
      email: CUSTOMER.email,
      files: [],
    });
    expect(stored?.fields).toEqual({
      ...CUSTOMER,
      lang: 'vn',
      template: 'Nhà hàng Bếp Lửa',
      templateId: catalogue.template.documentId,
      layout: catalogue.template.layouts[1]?.title,
      basicPrice: '7.900.000 VND',
      extraOptions: 'Viết bài: 3 × 1.500.000 VND = 4.500.000 VND\nChụp ảnh: 3.000.000 VND',
      endPrice: '15.400.000 VND',
    });
    const deliveries = await deliveriesOf(body.id);
    expect(deliveries.map(({ channel }) => channel)).toEqual(['chat', 'mail', 'confirmation']);
  });

  it('may have no options, no message and no file', async () => {
    const { message: _message, ...customer } = CUSTOMER;
    const { status, body } = await sendPurchase({
      ...valid,
      endPriceCollection: '7.900.000 VND',
      extraOptions: [],
      contactInformation: customer,
    });
    expect(status).toBe(200);
    expect((await findSubmission(body.id))?.fields).toMatchObject({ endPrice: '7.900.000 VND' });
    expect((await findSubmission(body.id))?.fields).not.toHaveProperty('extraOptions');
  });

  it('has its file, whatever property of the JSON comes first', async () => {
    const { contactInformation, ...others } = withFile(PDF);
    for (const payload of [
      { contactInformation, ...others },
      { ...others, contactInformation },
    ]) {
      const { body } = await sendPurchase(payload);
      expect((await findSubmission(body.id))?.files).toEqual([
        expect.objectContaining({ name: 'thực đơn.pdf', size: PDF.length }),
      ]);
    }
  });

  it('is in the CSV', async () => {
    const { body } = await sendPurchase(valid);
    const { text } = await asAdmin<string>('/intake/submissions.csv?form=purchase');
    expect(text).toContain(`"${body.id}"`);
    expect(text).toContain('Viết bài: 3 × 1.500.000 VND = 4.500.000 VND\nChụp ảnh: 3.000.000 VND');
  });

  describe('in the native way of a browser', () => {
    const post = (body: FormData) =>
      fetch(`${currentRun().url}${PURCHASE_PATH}`, {
        method: 'POST',
        headers: { accept: 'text/html', 'accept-language': 'en' },
        body,
      });
    const formOf = (wanted: [string, string][]) => {
      const form = new FormData();
      const fields = { ...CUSTOMER, template: catalogue.template.documentId, lang: 'vn', website: '' };
      for (const [name, value] of [...Object.entries(fields), ...wanted]) form.append(name, value);
      form.set('file0', new Blob([new Uint8Array(PDF)]), 'brief.pdf');
      return form;
    };
    const mark = (index: number) => catalogue.options[index]?.documentId.slice(0, 6) ?? '';

    it('is answered with a page, in Vietnamese, and keeps what was ticked', async () => {
      const before = await countSubmissions();
      const form = formOf([
        ['options', mark(0)],
        [`quantity-${mark(0)}`, '2'],
        ['options', mark(1)],
      ]);
      const asked = await (await post(form)).text();
      expect(asked).toContain('<html lang="vi">');
      const options = `${mark(0)}:2 ${mark(1)}:1`;
      expect(asked).toContain(`name="options" value="${options}"`);
      // The page that answers has all of it in one field.
      const again = formOf([['options', options]]);
      again.set('captcha', await solveCaptcha('purchase'));
      const answer = await post(again);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('Gửi biểu mẫu thành công.'),
      ]);
      expect(await countSubmissions()).toBe(before + 1);
      const { text } = await asAdmin<string>('/intake/submissions.csv?form=purchase');
      expect(text).toContain('Viết bài: 2 × 1.500.000 VND = 3.000.000 VND\nChụp ảnh: 3.000.000 VND');
    });

    it.each<[string, () => [string, string][], string]>([
      ['an option that is not offered', () => [['options', 'nowhere']], 'không còn được cung cấp'],
      [
        'an option twice',
        () => [
          ['options', mark(0)],
          ['options', catalogue.options[0]?.documentId ?? ''],
        ],
        'chỉ được gửi một lần',
      ],
      [
        'more than one of what comes once',
        () => [
          ['options', mark(1)],
          [`quantity-${mark(1)}`, '2'],
        ],
        'phải từ 1 đến 999',
      ],
    ])('is refused in words with %s', async (_what, wanted, words) => {
      const form = formOf(wanted());
      form.set('captcha', await solveCaptcha('purchase'));
      const answer = await post(form);
      expect(answer.status).toBe(400);
      const text = await answer.text();
      expect(text).toContain(words);
      expect(text).toContain(CUSTOMER.message);
    });
  });

  it('fills in the trap: the answer looks like success, and nothing is stored', async () => {
    const before = await countSubmissions();
    expect((await sendPurchase({ ...valid, website: 'x' })).status).toBe(200);
    expect(await countSubmissions()).toBe(before);
  });
});

describe('a purchase that comes again', () => {
  it('under its key is answered alike, also when the price has changed since; with other wishes it is a conflict', async () => {
    const options = contentManager('api::option.option');
    const [option] = catalogue.options;
    if (!option) throw new Error('There is no option');
    const key = randomUUID();
    const first = await sendPurchase(withFile(PDF), { key });
    const before = await countSubmissions();
    await options.save(option.documentId, { basic_price: option.basic_price + 1 });
    try {
      const again = await sendPurchase(withFile(PDF), { key });
      expect(again.body).toEqual(first.body);
      expect((await sendPurchase(withFile(PDF))).body.errors).toEqual({ purchase: 'changed' });
      expect((await sendPurchase({ ...valid, extraOptions: [] }, { key })).status).toBe(409);
      expect(await countSubmissions()).toBe(before);
    } finally {
      await options.save(option.documentId, { basic_price: option.basic_price });
    }
  });

  it('at the same moment under one key is stored once', async () => {
    const [key, captcha] = [randomUUID(), await solveCaptcha('purchase')];
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendPurchase({ ...valid, captcha }, { key })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('with a captcha that was used is refused', async () => {
    const captcha = await solveCaptcha('purchase');
    expect((await sendPurchase({ ...valid, captcha })).status).toBe(200);
    const { body } = await sendPurchase({ ...valid, captcha });
    expect(body.errors).toEqual({ captcha: 'invalid' });
  });

  it('keeps its captcha where only the price was another one', async () => {
    const captcha = await solveCaptcha('purchase');
    await sendPurchase({ ...valid, captcha, endPriceCollection: '1 VND' });
    expect((await sendPurchase({ ...valid, captcha })).status).toBe(200);
  });
});

it('a template that was unpublished meanwhile is sold no more, nor is a draft', async () => {
  const templates = contentManager('api::collection.collection');
  const spa = await catalogueOf('an-yen');
  const { documentId } = spa.template;
  expect((await sendPurchase(payloadOf(spa))).status).toBe(200);
  expect((await templates.unpublish(documentId)).status).toBe(200);
  try {
    const { status, body } = await sendPurchase(payloadOf(spa));
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { purchase: 'gone' } });
  } finally {
    await templates.publish(documentId, {});
  }
});
