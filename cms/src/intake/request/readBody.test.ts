/** The body of a submission, in each of the ways in which one may come. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

import Koa from 'koa';

import { declaredBytes, isNative, readBody } from './readBody';
import { bounded, readBytes } from './readBytes';
import { Refusal } from './refusal';

const contextOf = (type: string, body: string, accept = 'application/json') => {
  const headers = { 'content-type': type, 'content-length': String(Buffer.byteLength(body)), accept };
  const stream = Object.assign(Readable.from([Buffer.from(body)]), {
    ...{ method: 'POST', url: '/', headers, socket: {} },
  }) as unknown as IncomingMessage;
  return new Koa().createContext(stream, new ServerResponse(stream));
};

/** The forms of these tests bring no files. */
const noDisk = { take: () => Promise.reject(new Error('No file is written here.')) };

const read = (ctx: Koa.Context, path: string) => readBody(ctx, path, noDisk);

const URLENCODED = 'application/x-www-form-urlencoded';
const HTML = 'text/html,*/*;q=0.8';

const readUrlencoded = (path: string, fields: Record<string, string> | [string, string][], accept?: string) =>
  read(contextOf(URLENCODED, new URLSearchParams(fields).toString(), accept), path);

const readMessage = (message: unknown) =>
  read(contextOf('application/json', JSON.stringify(message)), '/team-chat');

const message = (payload: unknown, changes = {}) => ({
  text: 'x',
  username: 'Website',
  icon_emoji: ':x:',
  metadata: { event_type: 'contact', event_payload: payload },
  ...changes,
});

const refused = (status: number, errors = {}) => expect.objectContaining({ status, errors });

describe('a form of a browser', () => {
  it('is what was typed, with everything taken out that is no field', async () => {
    const fields = { name: 'An', captcha: 'token', answer: '7', website: '', message: 'a b' };
    expect(await readUrlencoded('/develop-web-request', fields)).toEqual({
      form: 'order',
      fields: { name: 'An', message: 'a b' },
      files: [],
      captcha: 'token',
      answer: '7',
      isTrapped: false,
    });
  });

  it('has a list where a field comes twice', async () => {
    const { fields } = await readUrlencoded('/develop-web-request', [
      ['name', 'An'],
      ['name', 'Binh'],
    ]);
    expect(fields).toEqual({ name: ['An', 'Binh'] });
  });

  it('may be multipart', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAn\r\n--b--\r\n';
    const sent = await read(contextOf('multipart/form-data; boundary=b', body), '/career-apply');
    expect(sent).toMatchObject({ form: 'career', fields: { name: 'An' } });
  });

  it('has the dial code of its country where no script could set it', async () => {
    const fields = { countryName: 'vn', countryCode: '+61' };
    const native = await readUrlencoded('/develop-web-request', fields, HTML);
    expect(native.fields).toEqual({ countryName: 'vn', countryCode: '+84' });
    expect((await readUrlencoded('/develop-web-request', fields)).fields).toEqual(fields);
    const nowhere = { countryName: 'zz', countryCode: '+61' };
    expect((await readUrlencoded('/develop-web-request', nowhere, HTML)).fields).toEqual(nowhere);
    expect((await readUrlencoded('/develop-web-request', {}, HTML)).fields).toEqual({});
  });
});

describe('the form that is meant', () => {
  it.each([
    ['/career-apply', {}, 'career'],
    ['/career-apply', { form: 'career' }, 'career'],
    ['/free-quote-request', {}, 'quote'],
    ['/team-chat', { form: 'contact' }, 'contact'],
    ['/team-chat', { form: 'subscribe' }, 'subscribe'],
  ])('at %s with %j is %s', async (path, fields, form) => {
    expect(await readUrlencoded(path, fields)).toMatchObject({ form, fields: {} });
  });

  it.each([
    ['/team-chat', {}, { form: 'required' }],
    ['/team-chat', { form: 'career' }, { form: 'option' }],
    ['/career-apply', { form: 'quote' }, { form: 'option' }],
    ['/career-apply', { form: 'toString' }, { form: 'option' }],
  ])('at %s with %j cannot be told', async (path, fields, errors) => {
    await expect(readUrlencoded(path, fields)).rejects.toEqual(refused(400, errors));
  });
});

describe('the trap', () => {
  it.each<[unknown, boolean]>([
    [undefined, false],
    [null, false],
    ['', false],
    [' \n', false],
    ['x', true],
    [0, true],
    [['', ''], true],
  ])('with %p is filled in: %p', async (website, isTrapped) => {
    expect(await readMessage(message({ website }))).toMatchObject({ isTrapped });
  });
});

describe('a message in the shape of the chat', () => {
  it('is the form that it names, with its fields; its text is not used', async () => {
    expect(await readMessage(message({ name: 'An', captcha: 'token', lang: 'vn' }))).toEqual({
      form: 'contact',
      fields: { name: 'An', lang: 'vn' },
      files: [],
      captcha: 'token',
      answer: undefined,
      isTrapped: false,
    });
  });

  it('names its form in the metadata, not among its fields', async () => {
    expect(await readMessage(message({ form: 'subscribe' }))).toMatchObject({ form: 'contact' });
    const unnamed = (payload: object) => message(payload, { metadata: { event_payload: payload } });
    expect(await readMessage(unnamed({ form: 'subscribe' }))).toMatchObject({ form: 'subscribe' });
    await expect(readMessage(unnamed({}))).rejects.toEqual(refused(400, { form: 'option' }));
  });

  it('is taken at the address of the chat only', async () => {
    const sent = read(contextOf('application/json', JSON.stringify(message({}))), '/career-apply');
    await expect(sent).rejects.toEqual(refused(415));
  });

  it.each<[string, unknown, object]>([
    ['a list', [], {}],
    ['a text', 'x', {}],
    ['nothing', null, {}],
    ['without metadata', { text: 'x' }, { metadata: 'required' }],
    ['with metadata that are none', message({}, { metadata: 'x' }), { metadata: 'type' }],
    ['with metadata that are a list', message({}, { metadata: [] }), { metadata: 'type' }],
    ['without fields', message('x'), { metadata: 'required' }],
    ['with a channel of its choice', message({}, { channel: '#general' }), { channel: 'unknown' }],
    ['with a text that is none', message({}, { text: 1 }), { text: 'type' }],
    ['with a name that is none', message({}, { username: {} }), { username: 'type' }],
    ['with an icon that is none', message({}, { icon_emoji: null }), { icon_emoji: 'type' }],
  ])('that is %s is refused', async (_what, sent, errors) => {
    await expect(readMessage(sent)).rejects.toEqual(refused(400, errors));
  });

  it('that is no JSON is refused', async () => {
    await expect(read(contextOf('application/json', '{'), '/team-chat')).rejects.toEqual(refused(400));
  });
});

describe('what is too much, or in another way', () => {
  const KB256 = 256 * 1024;

  it('is refused', async () => {
    const ofLength = (length: number) =>
      read(contextOf(URLENCODED, `message=${'x'.repeat(length - 8)}`), '/develop-web-request');
    expect((await ofLength(KB256)).fields.message).toHaveLength(KB256 - 8);
    await expect(ofLength(KB256 + 1)).rejects.toEqual(refused(413));
    const json = read(contextOf('application/json', ' '.repeat(KB256 + 1)), '/team-chat');
    await expect(json).rejects.toEqual(refused(413));
    await expect(read(contextOf('text/plain', 'x'), '/career-apply')).rejects.toEqual(refused(415));
  });

  it('is noticed before all of it is read', async () => {
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          given += 1;
          yield Buffer.alloc(10);
        }
      })(),
    );
    await expect(readBytes(endless, 25)).rejects.toBeInstanceOf(Refusal);
    expect(given).toBeLessThan(30);
  });

  it('is not what fits exactly', async () => {
    expect(await readBytes(Readable.from([Buffer.from('ab'), Buffer.from('c')]), 3)).toEqual(
      Buffer.from('abc'),
    );
    const parts: string[] = [];
    for await (const chunk of bounded(Readable.from(['ab', 'c']), 3)) parts.push(chunk.toString());
    expect(parts).toEqual(['ab', 'c']);
  });
});

describe('whether a browser sent it by itself', () => {
  it.each([
    [URLENCODED, HTML, true],
    ['multipart/form-data; boundary=b', HTML, true],
    [URLENCODED, 'application/json', false],
    [URLENCODED, '*/*', false],
    ['application/json', HTML, false],
  ])('%s that takes %s: %p', (type, accept, native) => {
    expect(isNative(contextOf(type, 'x', accept))).toBe(native);
  });
});

it('a refusal says what it is to whoever reads the log', () => {
  expect(new Refusal(413).message).toBe('Refused with 413');
  expect(new Refusal(413)).toMatchObject({ errors: {}, retryAfter: undefined, hasBadFile: false });
});

describe('the bytes that a request brings', () => {
  const asking = (type: string, length: string | undefined, path: string) => {
    const ctx = contextOf(type, 'x');
    if (length === undefined) {
      delete ctx.req.headers['content-length'];
      ctx.req.headers['transfer-encoding'] = 'chunked';
    } else ctx.req.headers['content-length'] = length;
    return () => declaredBytes(ctx, path);
  };
  const MULTIPART = 'multipart/form-data; boundary=b';
  const KB256 = 256 * 1024;
  const WITH_FILES = 30_000_000 + 512 * 1024;

  it('are those that it says, or the most that it may where it says none', () => {
    expect(asking(URLENCODED, '7', '/career-apply')()).toBe(7);
    expect(asking(URLENCODED, undefined, '/career-apply')()).toBe(KB256);
    expect(asking(MULTIPART, undefined, '/career-apply')()).toBe(WITH_FILES);
    expect(asking(MULTIPART, undefined, '/develop-web-request')()).toBe(KB256);
  });

  it.each([
    [MULTIPART, '/career-apply', WITH_FILES],
    [MULTIPART, '/free-quote-request', WITH_FILES],
    [MULTIPART, '/develop-web-request', KB256],
    [MULTIPART, '/team-chat', KB256],
    [URLENCODED, '/career-apply', KB256],
    ['application/json', '/team-chat', KB256],
  ])('of %s to %s are %i at most: more is refused before a byte is read', (type, path, most) => {
    expect(asking(type, String(most), path)()).toBe(most);
    expect(asking(type, String(most + 1), path)).toThrow(expect.objectContaining({ status: 413 }));
  });
});
