/** A submission from the request to the answer. */
import { randomUUID } from 'node:crypto';

import { docx } from '../../tests/support/documents';
import {
  FORM_NAMES,
  type FormName,
  PDF,
  VALID,
  send,
  sendRaw,
  solveCaptcha,
} from '../../tests/support/forms';
import { startIntakeServer } from '../../tests/support/intakeServer';
import { DELIVERY, SUBMISSION } from './store/types';

let intake: Awaited<ReturnType<typeof startIntakeServer>>;
beforeAll(async () => {
  intake = await startIntakeServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await intake.cms.clear();
  intake.news.length = 0;
});
afterAll(() => intake.stop());

/** Sends a valid form with some changes. */
const sendForm = (form: FormName, changes = {}, more: Partial<Parameters<typeof send>[2]> = {}) =>
  send(form, changes, { ...more, url: intake.url });

const submissions = () => intake.cms.rows(SUBMISSION);

describe('a valid submission', () => {
  it.each(FORM_NAMES)('of the form %s is stored, and answered with its id', async (form) => {
    const { status, headers, body } = await sendForm(form);
    const [stored] = await submissions();
    expect({ status, body }).toEqual({ status: 200, body: { status: 200, id: stored?.documentId } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(stored).toMatchObject({ form, lang: VALID[form].lang, email: VALID[form].email });
    expect((await intake.cms.rows(DELIVERY)).map(({ channel }) => channel)).toEqual(['mail', 'confirmation']);
    expect(intake.news).toEqual([true]);
  });

  it('needs no captcha where it comes from the modal of the service page, and only there', async () => {
    const fields = { ...VALID.quote, website: '' };
    const { status } = await sendRaw('quote', { ...fields, place: 'service' }, { url: intake.url });
    expect(status).toBe(200);
    const { body } = await sendRaw('quote', fields, { url: intake.url });
    expect(body.errors).toEqual({ captcha: 'required' });
  });

  it.each([
    ['https://evil.example', 400],
    ['null', 400],
    ['https://www.saola.example', 200],
    ['http://localhost:1337', 200],
  ])(
    'needs a captcha there as well when a page of %s sent it, if that is not ours: %i',
    async (origin, status) => {
      const fields = { ...VALID.quote, place: 'service', website: '' };
      const options = { url: intake.url, headers: { origin } };
      const answer = await sendRaw('quote', fields, options);
      expect(answer.status).toBe(status);
      if (status === 400) expect(answer.body.errors).toEqual({ captcha: 'required' });
      expect((await send('quote', { place: 'service' }, options)).status).toBe(200);
    },
  );

  it('is asked the question where a browser without a script sends it from a page of somebody else', async () => {
    const response = await fetch(`${intake.url}/api/free-quote-request`, {
      method: 'POST',
      headers: { accept: 'text/html', origin: 'https://evil.example' },
      body: new URLSearchParams({ ...VALID.quote, place: 'service', website: '' }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/How much is [a-z]+ plus [a-z]+\?/);
  });
});

describe('a wrong submission', () => {
  it('is told all its errors at once, of fields and files, and is not stored', async () => {
    const files = [1, 2, 3].map((index) => ({ name: `${index}.pdf`, bytes: PDF }));
    const { status, body } = await sendForm('career', { name: 'An', role: 'x', lang: 'en' }, { files });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        status: 400,
        message: 'This form could not be read.',
        errors: { name: 'min', role: 'unknown', files: 'count' },
        messages: {
          name: 'Name must be at least 6 characters',
          role: 'This form has no such field',
          files: 'Maximum is 2 files',
        },
      },
    });
    expect(await submissions()).toEqual([]);
    expect(intake.news).toEqual([false]);
  });

  it('may not bring its files under other names than file0 to file9', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(VALID.career)) body.set(name, value);
    for (const name of ['file0', 'photo', 'file10', 'xfile1']) body.set(name, new Blob(['x']), 'cv.pdf');
    const response = await fetch(`${intake.url}/api/career-apply`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    });
    expect(await response.json()).toMatchObject({
      errors: { photo: 'unknown', file10: 'unknown', xfile1: 'unknown', files: 'count' },
    });
  });

  it('is told why a file of the right name is refused, and another way', async () => {
    const files = [
      { name: 'cv.pdf', bytes: PDF },
      { name: 'letter.pdf', bytes: Buffer.from('hello') },
    ];
    const { status, body } = await sendForm('career', { lang: 'en' }, { files });
    const why =
      'A file could not be taken: it holds macros, scripts or other files, is protected, or is not what its name says. ' +
      'Please save it again as a PDF, or send it to hello@saola.example.';
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        status: 400,
        message: why,
        errors: { files: 'type' },
        messages: { files: `Please upload only pdf, doc, docx file. ${why}` },
      },
    });
  });

  it('is answered in the language of the visitor', async () => {
    const { body } = await sendForm('order', { name: '', lang: 'vn' });
    expect(body).toMatchObject({
      message: 'Không đọc được biểu mẫu này.',
      messages: { name: 'Vui lòng nhập tên' },
    });
    expect((await sendForm('contact', { name: '', lang: 'xx' })).body.messages?.name).toBe(
      'Name is required',
    );
  });
});

describe('a retry', () => {
  it('with the same key and the same body has the same answer, also with the captcha of the first try', async () => {
    const key = randomUUID();
    const captcha = await solveCaptcha('contact', intake.url);
    const first = await sendForm('contact', { captcha }, { key });
    const again = await sendForm('contact', { captcha }, { key: key.toUpperCase() });
    expect(again.body).toEqual(first.body);
    expect(await submissions()).toHaveLength(1);
  });

  it('with the same key and other files, or other fields, is 409', async () => {
    const key = randomUUID();
    const files = [{ name: 'cv.docx', bytes: docx() }];
    expect((await sendForm('career', {}, { key })).status).toBe(200);
    const { status, body } = await sendForm('career', { lang: 'en' }, { key, files });
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        status: 409,
        message: 'This was sent before, with different contents. Please load the page again.',
      },
    });
    expect((await sendForm('career', { message: 'Another one.' }, { key })).status).toBe(409);
  });

  it.each(['again', `${randomUUID()}0`, `x${randomUUID()}`])('with a key like %s is refused', async (key) => {
    const { status, body } = await sendForm('contact', {}, { key });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { 'Idempotency-Key': 'pattern' },
    });
  });

  it('without a key is another submission', async () => {
    await sendForm('contact');
    await sendForm('contact');
    expect(await submissions()).toHaveLength(2);
  });
});

describe('when the disk or the database fails', () => {
  it('the visitor may try again in five seconds, and staff can read why', async () => {
    jest.spyOn(intake.privateFiles, 'keep').mockRejectedValue(new Error('The disk is full.'));
    const { status, headers, body } = await sendForm('career', { lang: 'en' });
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        status: 503,
        message: 'We could not store your message. Please try again in a moment.',
      },
    });
    expect(headers.get('retry-after')).toBe('5');
    expect(intake.cms.logged).toEqual([new Error('The disk is full.')]);
  });
});

describe('the field that people do not see', () => {
  it('makes the answer look like success, and nothing is stored', async () => {
    const { status, body } = await sendForm('contact', { website: 'https://spam.example' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 200, id: expect.stringMatching(/^[a-z][a-z0-9]{23}$/) },
    });
    expect(await submissions()).toEqual([]);
    expect(intake.news).toEqual([false]);
    const again = await sendForm('contact', { website: 'https://spam.example' });
    expect(again.body.id).not.toBe(body.id);
  });

  it.each<[unknown, number]>([
    ['', 1],
    ['  ', 1],
    [null, 1],
    [7, 0],
    [['x'], 0],
  ])('is filled in or not: %p stores %i', async (website, stored) => {
    expect((await sendForm('contact', { website })).status).toBe(200);
    expect(await submissions()).toHaveLength(stored);
  });
});
