/** The answers to forms: JSON for a script, a page for a browser without one. */
import { createHash } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';

import { JSDOM } from 'jsdom';
import Koa from 'koa';

import { createQuestions } from '../captcha/question';
import { Refusal } from '../request/refusal';
import { type Known, type ReplySettings, answerRefused, answerStored } from './answer';

const SETTINGS: ReplySettings = {
  siteUrl: 'https://www.saola.example',
  officeEmail: 'hello@saola.example',
  salesEmail: 'sales@saola.example',
  ask: createQuestions('a secret of sixteen').ask,
};

const contextOf = (headers: Record<string, string>) => {
  const request = { method: 'POST', url: '/', headers, socket: {} } as unknown as IncomingMessage;
  return new Koa().createContext(request, new ServerResponse(request));
};

const script = () => contextOf({ accept: 'application/json' });
const browser = () => contextOf({ accept: 'text/html,*/*;q=0.8' });

const pageOf = ({ body }: { body: unknown }): Document => new JSDOM(String(body)).window.document;

const textOf = (page: Document, selector: string) =>
  page.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();

it('a submission that took too long is told so, in the language of the form', () => {
  const ctx = browser();
  answerRefused(ctx, SETTINGS, { lang: 'vn', fields: {} }, new Refusal(408));
  expect(ctx.status).toBe(408);
  expect(pageOf(ctx).documentElement.lang).toBe('vi');
  expect(textOf(pageOf(ctx), '[role=alert]')).toBe('Biểu mẫu gửi đến quá lâu. Vui lòng gửi lại.');
});

it('what is answered already is not answered again', () => {
  const ctx = browser();
  ctx.res.writeHead(408);
  answerRefused(ctx, SETTINGS, { lang: 'en', fields: {} }, new Refusal(408));
  expect(ctx.body).toBeUndefined();
});

describe('a stored submission', () => {
  it('is answered to a script with its id', () => {
    const ctx = script();
    answerStored(ctx, SETTINGS, 'contact', 'en', 'abc');
    expect({ status: ctx.status, body: ctx.body }).toEqual({ status: 200, body: { status: 200, id: 'abc' } });
    expect(ctx.response.get('cache-control')).toBe('no-store');
  });

  it('is answered to a browser with thanks and a way back', () => {
    const ctx = browser();
    answerStored(ctx, SETTINGS, 'quote', 'vn', 'abc');
    const page = pageOf(ctx);
    const thanks =
      'Cảm ơn bạn! Chúng tôi đã nhận được yêu cầu và sẽ sớm liên hệ với bạn từ địa chỉ sales@saola.example.';
    expect(ctx.status).toBe(200);
    expect(page.documentElement.lang).toBe('vi');
    expect(page.title).toBe(thanks);
    expect(textOf(page, 'h1')).toBe('Nhận báo giá miễn phí');
    expect(textOf(page, '[role=status]')).toBe(thanks);
    expect(page.querySelector('a')?.href).toBe('https://www.saola.example/vn/');
    expect(textOf(page, 'a')).toBe('Về trang web');
  });
});

const KNOWN: Known = { form: 'contact', lang: 'en', fields: { name: 'An' } };

const refused = (ctx: Koa.Context, refusal: Refusal, known: Known = KNOWN, settings = SETTINGS) => {
  answerRefused(ctx, settings, known, refusal);
  return ctx;
};

describe('a refusal to a script', () => {
  it('has a code and a text for every wrong field', () => {
    const ctx = refused(script(), new Refusal(400, { name: 'min', email: 'required' }));
    expect(ctx.status).toBe(400);
    expect(ctx.body).toEqual({
      status: 400,
      message: 'This form could not be read.',
      errors: { name: 'min', email: 'required' },
      messages: { name: 'Name must be at least 6 characters', email: 'Email is required' },
    });
    expect(ctx.response.get('cache-control')).toBe('no-store');
  });

  it.each([
    [409, 'This was sent before, with different contents. Please load the page again.'],
    [413, 'This is too large: two files of 10 MB each at most.'],
    [415, 'This form was sent in a way we do not understand.'],
    [429, 'Too many messages in a short time. Please wait a few minutes.'],
    [503, 'We could not store your message. Please try again in a moment.'],
    [418, 'This form could not be read.'],
  ])('with %i says what is wrong, without fields', (status, message) => {
    expect(refused(script(), new Refusal(status)).body).toEqual({ status, message });
  });

  it('has words also when nobody knows which form it was', () => {
    const ctx = refused(script(), new Refusal(400, { form: 'required' }), { lang: 'vn', fields: {} });
    expect(ctx.body).toMatchObject({ messages: { form: 'Vui lòng chọn một phương án ở trên' } });
  });

  it('has the words of its form', () => {
    const quote: Known = { form: 'quote', lang: 'en', fields: {} };
    const ctx = refused(script(), new Refusal(400, { phone: 'digits' }), quote);
    expect(ctx.body).toMatchObject({ messages: { phone: 'Phone is invalid' } });
  });

  it('for what is in a file says why, also at the field', () => {
    const refusal = new Refusal(400, { files: 'type' }, undefined, true);
    const { body } = refused(script(), refusal, { form: 'career', lang: 'en', fields: {} });
    const { message, messages } = body as { message: string; messages: Record<string, string> };
    expect(message).toMatch(/^A file could not be taken: .* or send it to hello@saola\.example\.$/);
    expect(messages).toEqual({ files: `Please upload only pdf, doc, docx file. ${message}` });
  });

  it('says when it may be tried again, and reads no more of what is too much', () => {
    const headersOf = (refusal: Refusal) => {
      const { response } = refused(script(), refusal);
      return [response.get('retry-after'), response.get('connection')];
    };
    expect(headersOf(new Refusal(429, {}, 30))).toEqual(['30', 'close']);
    expect(headersOf(new Refusal(503, {}, 0))).toEqual(['0', '']);
    expect(headersOf(new Refusal(413))).toEqual(['', 'close']);
    expect(headersOf(new Refusal(400))).toEqual(['', '']);
  });
});

describe('a refusal to a browser', () => {
  it('is the form again, with a note and the field that is wrong', () => {
    const page = pageOf(refused(browser(), new Refusal(400, { name: 'min' })));
    expect(page.title).toBe('Almost there. Please look at the marked fields.');
    expect(textOf(page, 'h1')).toBe('Contact us');
    expect(textOf(page, '[role=alert]')).toBe('Almost there. Please look at the marked fields.');
    expect(page.querySelector<HTMLInputElement>('#name')?.value).toBe('An');
    expect(textOf(page, '#name-error')).toBe('Name must be at least 6 characters');
    expect(page.body.textContent).toContain('You can also write to hello@saola.example.');
    expect(textOf(page, 'a')).toBe('Back to the website');
  });

  it('asks the question, without a word of a captcha that nobody could solve', () => {
    const page = pageOf(refused(browser(), new Refusal(400, { captcha: 'required' })));
    expect(page.title).toBe('Almost there. Please look at the marked fields.');
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(page.querySelector('.error, [aria-invalid]')).toBeNull();
    expect(textOf(page, 'label[for=answer]')).toMatch(/How much is/);
  });

  it('says that an answer was wrong, and asks anew', () => {
    const page = pageOf(refused(browser(), new Refusal(400, { captcha: 'invalid' })));
    expect(textOf(page, '[role=alert]')).toBe('Almost there. Please look at the marked fields.');
    expect(page.querySelector('label[for=answer]')).not.toBeNull();
  });

  it('says what else is wrong beside the missing captcha', () => {
    const page = pageOf(refused(browser(), new Refusal(400, { captcha: 'required', name: 'min' })));
    expect(page.querySelector('[role=alert]')).not.toBeNull();
    expect(textOf(page, '#name-error')).toBe('Name must be at least 6 characters');
  });

  it('asks no question where the form needs no captcha, or where others check it', () => {
    const quote: Known = { form: 'quote', lang: 'en', fields: { place: 'service' } };
    const service = pageOf(refused(browser(), new Refusal(400, { name: 'min' }), quote));
    expect(service.querySelector('[name=answer]')).toBeNull();
    const { ask: _ask, ...without } = SETTINGS;
    const others = pageOf(refused(browser(), new Refusal(400, { captcha: 'required' }), KNOWN, without));
    expect(others.querySelector('[name=answer]')).toBeNull();
    expect(others.querySelector('[role=alert]')).not.toBeNull();
  });

  it('says why a file was refused, and where to send it', () => {
    const refusal = new Refusal(400, { files: 'type' }, undefined, true);
    const page = pageOf(refused(browser(), refusal, { form: 'career', lang: 'vn', fields: {} }));
    expect(textOf(page, '[role=alert]')).toContain('vui lòng lưu lại thành PDF'.slice(9));
    expect(textOf(page, '[role=alert]')).toContain('hello@saola.example');
  });

  it('with 409 has no form: it would be refused again', () => {
    const page = pageOf(refused(browser(), new Refusal(409)));
    expect(page.querySelector('form')).toBeNull();
    expect(textOf(page, '[role=alert]')).toContain('This was sent before');
  });

  it('has a page also when nobody knows which form it was', () => {
    const page = pageOf(refused(browser(), new Refusal(413), { lang: 'en', fields: {} }));
    expect(page.querySelector('form')).toBeNull();
    expect(textOf(page, 'h1')).toBe('Send');
    expect(textOf(page, '[role=alert]')).toBe('This is too large: two files of 10 MB each at most.');
    expect(page.title).toBe('This is too large: two files of 10 MB each at most.');
  });
});

it('a page needs nothing but itself, and lets nothing else in', () => {
  const ctx = browser();
  answerStored(ctx, SETTINGS, 'contact', 'en', 'abc');
  const style = pageOf(ctx).querySelector('style')?.textContent ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).toContain('.trap{position:absolute;left:-200vw}');
  expect(ctx.response.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(ctx.response.get('content-type')).toBe('text/html; charset=utf-8');
  expect(ctx.response.get('x-content-type-options')).toBe('nosniff');
  expect(ctx.response.get('cache-control')).toBe('no-store');
  expect(ctx.response.get('referrer-policy')).toBe('no-referrer');
  expect(pageOf(ctx).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(pageOf(ctx).documentElement.lang).toBe('en');
});
