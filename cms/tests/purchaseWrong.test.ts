/** Purchases that are none: every single thing that is said in one is looked up, and the price is ours. */
import {
  catalogueOf,
  CUSTOMER,
  type Payload,
  payloadOf,
  PURCHASE_PATH,
  sendPurchase,
  sendText,
} from './support/purchases';
import { currentRun } from './support/run';
import { countSubmissions } from './support/submissions';

// Each solves a captcha, and some send ten megabytes.
jest.setTimeout(60_000);

let valid: Payload;
beforeAll(async () => {
  valid = payloadOf(await catalogueOf());
});

/** The option that can be had several times comes first, the other one second. */
const optionsWith = (index: number, changes: object) =>
  valid.extraOptions.map((option, at) => (at === index ? { ...option, ...changes } : option));

describe('a wrong purchase', () => {
  it.each<[string, () => object, string]>([
    ['a template that there is not', () => ({ idCollection: 'a'.repeat(24) }), 'gone'],
    ['a template with an id that is none', () => ({ idCollection: "'; DROP TABLE\u0000" }), 'gone'],
    ['a template called like a property of every object', () => ({ idCollection: '__proto__' }), 'gone'],
    ['a layout that it does not have', () => ({ layoutCollection: 'x' }), 'gone'],
    ['another title', () => ({ titleCollection: 'Nhà hàng' }), 'changed'],
    ['another price of the template', () => ({ basicPriceCollection: '1 VND' }), 'changed'],
    ['another total', () => ({ endPriceCollection: '15.399.999 VND' }), 'changed'],
    ['a total of another spelling', () => ({ endPriceCollection: '15400000' }), 'changed'],
    ['a total without the options', () => ({ endPriceCollection: '7.900.000 VND' }), 'changed'],
    ['an option less, and the same total', () => ({ extraOptions: valid.extraOptions.slice(1) }), 'changed'],
    [
      'an option that there is not',
      () => ({ extraOptions: optionsWith(0, { documentId: 'nowhere' }) }),
      'gone',
    ],
    [
      'the id of a template as an option',
      () => ({ extraOptions: optionsWith(0, { documentId: valid.idCollection }) }),
      'gone',
    ],
    ['an option of another title', () => ({ extraOptions: optionsWith(0, { title: 'Viết' }) }), 'changed'],
    [
      'an option of another price',
      () => ({ extraOptions: optionsWith(0, { basic_price: '1 VND' }) }),
      'changed',
    ],
    [
      'an option of another line',
      () => ({ extraOptions: optionsWith(0, { price_end: '1 VND' }) }),
      'changed',
    ],
    ['an option of another quantity', () => ({ extraOptions: optionsWith(0, { quantity: 4 }) }), 'changed'],
    ['an option twice', () => ({ extraOptions: [...valid.extraOptions, valid.extraOptions[0]] }), 'twice'],
    ['none of an option', () => ({ extraOptions: optionsWith(0, { quantity: 0 }) }), 'quantity'],
    ['less than none', () => ({ extraOptions: optionsWith(0, { quantity: -3 }) }), 'quantity'],
    ['too many', () => ({ extraOptions: optionsWith(0, { quantity: 1000 }) }), 'quantity'],
    ['more than a number holds', () => ({ extraOptions: optionsWith(0, { quantity: 1e300 }) }), 'quantity'],
    ['half of one', () => ({ extraOptions: optionsWith(0, { quantity: 1.5 }) }), 'quantity'],
    ['two of what can be had once', () => ({ extraOptions: optionsWith(1, { quantity: 2 }) }), 'quantity'],
  ])('with %s is refused with one message, and not stored', async (_what, changes, why) => {
    const before = await countSubmissions();
    const { status, body } = await sendPurchase({ ...valid, ...changes() });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { purchase: why } });
    expect(body.message).toMatch(/tải lại trang|từ 1 đến 999/);
    expect(body.messages).toEqual({ purchase: body.message });
    expect(await countSubmissions()).toBe(before);
  });

  it.each<[string, () => object, Record<string, string>]>([
    ['a property that it does not have', () => ({ admin: true }), { admin: 'unknown' }],
    ['a number as an id', () => ({ idCollection: 7 }), { idCollection: 'type' }],
    ['an object as an id', () => ({ idCollection: { $ne: '' } }), { idCollection: 'type' }],
    ['no total', () => ({ endPriceCollection: undefined }), { endPriceCollection: 'type' }],
    ['two of the template', () => ({ quantityCollection: 2 }), { quantityCollection: 'option' }],
    ['options that are no list', () => ({ extraOptions: {} }), { extraOptions: 'type' }],
    [
      'a quantity that is a text',
      () => ({ extraOptions: optionsWith(0, { quantity: '3' }) }),
      { quantity: 'type' },
    ],
    ['an option with more', () => ({ extraOptions: optionsWith(0, { price: 1 }) }), { price: 'unknown' }],
    ['a name that is an object', () => ({ contactInformation: { ...CUSTOMER, name: {} } }), { name: 'type' }],
    ['another field', () => ({ contactInformation: { ...CUSTOMER, role: 'x' } }), { role: 'unknown' }],
    [
      'what the catalogue writes',
      () => ({ contactInformation: { ...CUSTOMER, endPrice: '1 VND' } }),
      { endPrice: 'unknown' },
    ],
    ['another language', () => ({ lang: 'en' }), { lang: 'option' }],
    ['a file in another place', () => ({ file: 'AAAA' }), { file: 'unknown' }],
    ['a file that is a number', () => ({ contactInformation: { ...CUSTOMER, file: 7 } }), { file: 'type' }],
    ['no captcha', () => ({ captcha: undefined }), { captcha: 'required' }],
    ['a captcha that is none', () => ({ captcha: 'x' }), { captcha: 'invalid' }],
    [
      'wrong fields',
      () => ({ contactInformation: { name: '', email: 'x', phone: '12' } }),
      { name: 'required', email: 'pattern', phone: 'pattern' },
    ],
  ])('with %s is refused', async (_what, changes, errors) => {
    const { status, body } = await sendPurchase({ ...valid, ...changes() });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
  });

  it('is told so in the exact words', async () => {
    const contactInformation = { name: ' ', email: '', phone: '', file: null };
    expect((await sendPurchase({ ...valid, contactInformation })).body.messages).toEqual({
      name: 'Vui lòng điền Tên.',
      email: 'Vui lòng điền Email.',
      phone: 'Vui lòng điền Số điện thoại.',
    });
    const wrong = { ...CUSTOMER, email: 'x', phone: '1' };
    expect((await sendPurchase({ ...valid, contactInformation: wrong })).body.messages).toEqual({
      email: 'Email không hợp lệ.',
      phone: 'Số điện thoại không hợp lệ.',
    });
  });

  it.each<[string, (text: string) => string, number]>([
    ['nothing', () => '', 400],
    ['broken off', (text) => text.slice(0, -1), 400],
    ['a list', () => '[]', 400],
    [
      'nested a hundred thousand times',
      () => `{"extraOptions":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      400,
    ],
    ['nested deeply and never closed', () => '['.repeat(200_000), 400],
    ['called __proto__', (text) => text.replace('{', '{"__proto__":{"admin":true},'), 400],
    ['with an option called __proto__', (text) => text.replace('"title"', '"__proto__":{},"title"'), 400],
    ['with its file twice', (text) => text.replace('"file":null', '"file":"AAAA","file":"AAAA"'), 400],
    [
      'with its file called in an escaped way',
      (text) => text.replace('"file":null', '"\\u0066ile":"AAAA"'),
      400,
    ],
    ['with its file broken off', (text) => text.slice(0, text.indexOf('"file":null')) + '"file":"AAAA', 400],
    ['large beside its file', (text) => text.replace('{', `{"x":"${'x'.repeat(300_000)}",`), 413],
  ])('that is %s is refused', async (_what, change, expected) => {
    const text = JSON.stringify({ ...valid, captcha: 'x' });
    expect((await sendText(change(text))).status).toBe(expected);
  });

  it('is neither XML nor text', async () => {
    for (const type of ['application/xml', 'text/plain']) {
      const init = { method: 'POST', headers: { 'content-type': type }, body: 'x' };
      expect((await fetch(`${currentRun().url}${PURCHASE_PATH}`, init)).status).toBe(415);
    }
  });
});
