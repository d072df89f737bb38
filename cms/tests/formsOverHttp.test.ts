/**
 * The calls of the forms, end to end: what is sent, stored and answered (docs/specification/calls.md, 'Form calls').
 */
import { call } from './support/api';
import { asAdmin } from './support/admin';
import { docx } from './support/documents';
import { FORM_NAMES, PATHS, PDF, VALID, send, sendRaw } from './support/forms';
import { currentRun } from './support/run';
import { countSubmissions, deliveriesOf, findSubmission } from './support/submissions';

const DELIVERY = 'api::delivery.delivery';

describe('a valid submission', () => {
  it.each(FORM_NAMES)(
    'of the form %s is answered with 200 and an id, and stored with what is to be sent',
    async (form) => {
      const { status, body } = await send(form);
      expect({ status, body }).toEqual({ status: 200, body: { status: 200, id: expect.any(String) } });
      const stored = await findSubmission(body.id);
      expect(stored).toMatchObject({ form, lang: VALID[form].lang, email: VALID[form].email });
      expect(stored?.fields).toMatchObject(VALID[form]);
      const deliveries = await deliveriesOf(body.id);
      expect(deliveries.map(({ channel }) => channel)).toEqual(['chat', 'mail', 'confirmation']);
    },
  );

  it('keeps its files under names that tell nothing', async () => {
    const files = [
      { name: 'CV của tôi.pdf', bytes: PDF },
      { name: '../../letter.docx', bytes: docx() },
    ];
    const { body } = await send('career', {}, { files });
    const stored = await findSubmission(body.id);
    expect(stored?.files.map(({ name, size }) => ({ name, size }))).toEqual([
      { name: 'CV của tôi.pdf', size: PDF.length },
      { name: 'letter.docx', size: docx().length },
    ]);
    expect(stored?.files[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('does not rebuild the site', async () => {
    const revision = async () =>
      (await call('/api/content-revision', { token: currentRun().env.STRAPI_TOKEN })).text;
    const before = await revision();
    await send('contact');
    expect(await revision()).toBe(before);
  });

  it('is taken without a captcha from the modal of the service page, and from there only', async () => {
    const fields = { ...VALID.quote, website: '' };
    expect((await sendRaw('quote', { ...fields, place: 'service' })).status).toBe(200);
    expect((await sendRaw('quote', { ...fields, place: 'contact' })).body.errors).toEqual({
      captcha: 'required',
    });
    const { place: _place, ...nowhere } = fields;
    expect((await sendRaw('quote', nowhere)).body.errors).toEqual({ captcha: 'required' });
  });
});

describe('a wrong submission', () => {
  it('is answered with a code and a text per field, and not stored', async () => {
    const before = await countSubmissions();
    const { status, body } = await send('contact', { name: 'An', email: 'x', phone: '12a', message: '' });
    expect(status).toBe(400);
    expect(body).toEqual({
      status: 400,
      message: expect.any(String),
      errors: { name: 'min', email: 'pattern', phone: 'digits', message: 'required' },
      messages: {
        name: 'Name must be at least 6 characters',
        email: 'Email is invalid',
        phone: 'Invalid Mobile Number',
        message: 'Message is required',
      },
    });
    expect(await countSubmissions()).toBe(before);
  });

  it('is told so in the language of the visitor', async () => {
    const { body } = await send('order', { name: '', phone: '123', lang: 'vn' });
    expect(body.messages).toEqual({
      name: 'Vui lòng nhập tên',
      phone: 'Số điện thoại phải có từ 6 đến 12 chữ số',
    });
  });

  it.each(FORM_NAMES)('of the form %s is refused for a field that the form does not have', async (form) => {
    const { status, body } = await send(form, { role: 'admin' });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { role: 'unknown' } });
  });

  it('may not choose where a chat message goes', async () => {
    const response = await fetch(`${currentRun().url}${PATHS.contact}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        text: 'x',
        channel: '#general',
        metadata: { event_type: 'contact', event_payload: {} },
      }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { channel: 'unknown' } });
  });

  it.each<[string, string, string, number]>([
    ['nothing', 'application/json', '', 400],
    ['broken JSON', 'application/json', '{', 400],
    ['a list', 'application/json', '[]', 400],
    ['JSON without metadata', 'application/json', '{"text":"x"}', 400],
    [
      'a form that does not exist',
      'application/json',
      '{"metadata":{"event_type":"x","event_payload":{}}}',
      400,
    ],
    [
      'a form of another address',
      'application/json',
      '{"metadata":{"event_type":"career","event_payload":{}}}',
      400,
    ],
    ['multipart without a boundary', 'multipart/form-data', 'x', 400],
    [
      'multipart that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
      400,
    ],
    ['plain text', 'text/plain', 'x', 415],
    ['XML', 'application/xml', '<x/>', 415],
    ['too much JSON', 'application/json', `"${'x'.repeat(300_000)}"`, 413],
  ])('that is %s (%s) has an answer with its status and a text', async (_name, type, body, expected) => {
    const response = await fetch(`${currentRun().url}${PATHS.contact}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(expected);
    expect(await response.json()).toMatchObject({ status: expected, message: expect.any(String) });
  });

  it('with a body of twenty megabytes is refused before it is read', async () => {
    const files = Array.from({ length: 4 }, (_, index) => ({
      name: `${index}.pdf`,
      bytes: Buffer.alloc(10_000_000),
    }));
    const answer = await sendRaw('career', VALID.career, { files }).catch(() => undefined);
    // The connection may be cut while the client is still writing.
    expect([413, undefined]).toContain(answer?.status);
  });
});

describe('files', () => {
  it.each<[string, { name: string; bytes: Buffer }[], string]>([
    ['none, where one is needed', [], 'required'],
    ['three', [1, 2, 3].map((index) => ({ name: `${index}.pdf`, bytes: PDF })), 'count'],
    ['another type', [{ name: 'cv.png', bytes: PDF }], 'type'],
    ['another type than the name says', [{ name: 'cv.pdf', bytes: Buffer.from('hello') }], 'type'],
    ['more than 10 MB', [{ name: 'cv.pdf', bytes: Buffer.alloc(10_000_001) }], 'size'],
  ])('are refused: %s', async (_name, files, code) => {
    const { status, body } = await send('career', {}, { files });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { files: code } });
  });

  it('that are refused for what is in them come with a reason and another way', async () => {
    const files = [{ name: 'cv.pdf', bytes: Buffer.from('hello') }];
    expect((await send('career', { lang: 'en' }, { files })).body.message).toContain('hello@saola.example');
  });

  it('are taken up to exactly 10 MB', async () => {
    const head = PDF.subarray(0, PDF.indexOf('xref'));
    const bytes = Buffer.concat([
      head,
      Buffer.alloc(10_000_000 - PDF.length, ' '),
      PDF.subarray(head.length),
    ]);
    expect((await send('career', {}, { files: [{ name: 'cv.pdf', bytes }] })).status).toBe(200);
  });
});

describe('the field that people do not see', () => {
  it('makes the answer look like success, and nothing is stored', async () => {
    const before = await countSubmissions();
    const { status, body } = await send('contact', { website: 'https://spam.example' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 200, id: expect.stringMatching(/^[a-z][a-z0-9]{23}$/) },
    });
    expect(await countSubmissions()).toBe(before);
  });
});

describe('staff', () => {
  it('cannot change what a visitor sent', async () => {
    const { body } = await send('contact');
    const address = `/content-manager/collection-types/api::submission.submission/${body.id}`;
    expect((await asAdmin(address, 'PUT', { name: 'Somebody else' })).status).toBe(403);
    expect((await findSubmission(body.id))?.name).toBe(VALID.contact.name);
  });

  it('delete a submission with everything that belongs to it', async () => {
    const { body } = await send('career');
    const deliveries = await deliveriesOf(body.id);
    await asAdmin(`/content-manager/collection-types/api::submission.submission/${body.id}`, 'DELETE');
    expect(await findSubmission(body.id)).toBeUndefined();
    expect(deliveries).toHaveLength(3);
    for (const { documentId } of deliveries)
      expect((await asAdmin(`/content-manager/collection-types/${DELIVERY}/${documentId}`)).status).toBe(404);
  });
});

describe('other origins', () => {
  it('of the list may send a form with an idempotency key', async () => {
    const response = await fetch(`${currentRun().url}${PATHS.contact}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:9000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
  });
});
