/** The messages to the team's chat: what they hold, and what becomes of them. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { startChat } from '../../../tests/support/chat';
import { deliveryOf, filledIn, submissionOf } from '../../../tests/support/rowsOfIntake';
import { chatText, createChat } from './chat';

let chat: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  chat = await startChat(0);
});
afterAll(() => chat.stop());
afterEach(() => {
  chat.react();
  jest.restoreAllMocks();
});

const sendTo = (url: string, signal = new AbortController().signal) =>
  createChat(url).send(submissionOf(), deliveryOf(), signal);

/** What becomes of a message that is answered like this. */
const answered = (status: number, headers: Record<string, string> = {}) => {
  chat.react((response) => response.writeHead(status, headers).end('body'));
  return sendTo(chat.url);
};

describe('a message', () => {
  it('has the fields of the form by their names, the message last', () => {
    expect(chatText(submissionOf()).split('\n')).toEqual([
      'Contact message',
      'Name: Linh Tran',
      'Country: vn',
      'Dial code: +84',
      'Phone: 0912345678',
      'Email: linh@example.com',
      'Subject: Need Web Development',
      'Language: English',
      'Message: First line',
      '    Second line',
    ]);
  });

  it('of a subscription has the address only', () => {
    expect(chatText(filledIn('subscribe', { email: 'a&b@example.com' }))).toBe(
      'Subscribe Email: a&amp;b@example.com',
    );
  });

  it('leaves nothing to be obeyed in what a visitor wrote', () => {
    const text = chatText(filledIn('quote', { message: '<!here> @Channel @all @allan R&D' }));
    expect(text).toBe('Free-quote request\nMessage: &lt;!here&gt; @\u2060Channel @\u2060all @allan R&amp;D');
  });

  it.each([
    ['https://evil.example/a', 'https:\u2060//evil.\u2060example/a'],
    ['_s3://bucket www.evil.example.', '_s3:\u2060//bucket www.\u2060evil.\u2060example.'],
    ['evil.example', 'evil.\u2060example'],
    ['MAILTO:x Tel:123 javascript:alert(1)', 'MAILTO:\u2060x Tel:\u2060123 javascript:\u2060alert(1)'],
    ['a@evil.example/path', 'a@evil.\u2060example/path'],
    ['https://a@evil.example:80/', 'https:\u2060//a@evil.example:\u206080/'],
    ['\u4f8b\u3002\u6d4b\u8bd5', '\u4f8b\u3002\u2060\u6d4b\u8bd5'],
  ])('makes no link of %s', (written, shown) => {
    expect(chatText(filledIn('contact', { message: written }))).toBe(`Contact message\nMessage: ${shown}`);
  });

  it('leaves addresses, amounts, times and sentences whole, for they are copied', () => {
    const message = 'Write to linh.tran+1@mail.example.com. It costs 1.000.000 at 10:30. (a@b.co)';
    expect(chatText(filledIn('contact', { message }))).toBe(`Contact message\nMessage: ${message}`);
  });

  it('of nothing but letters or dots takes no time', () => {
    const begun = performance.now();
    for (const part of ['a', '.', ':', '@', 'a.', 'a@', '-'])
      chatText(filledIn('contact', { message: part.repeat(12_000) }));
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('is cut where a chat would refuse it', () => {
    expect(chatText(filledIn('contact', { message: 'x'.repeat(20_000) }))).toHaveLength(12_000);
  });

  it('goes out as plain text: no markup, no names made into mentions, no links made or unfurled', async () => {
    expect(await sendTo(chat.url)).toEqual({ kind: 'sent' });
    expect(chat.messages.at(-1)).toEqual({
      text: chatText(submissionOf()),
      username: 'Website',
      icon_emoji: ':envelope_with_arrow:',
      mrkdwn: false,
      link_names: false,
      parse: 'none',
      unfurl_links: false,
      unfurl_media: false,
    });
  });

  it('follows the one before it after a second at the earliest', () => {
    expect(createChat(chat.url)).toMatchObject({ name: 'chat', pace: 1_000 });
  });
});

describe('an answer of the chat', () => {
  it.each([200, 204])('of %i is the arrival', async (status) => {
    expect(await answered(status)).toEqual({ kind: 'sent' });
  });

  it.each([400, 413])('of %i refuses this message for good', async (status) => {
    expect(await answered(status)).toEqual({ kind: 'refused', why: `The chat answered ${status}.` });
  });

  it.each([301, 307, 401, 403, 404, 405, 408, 410, 500, 503])(
    'of %i is for every message',
    async (status) => {
      expect(await answered(status, status < 400 ? { location: chat.url } : {})).toEqual({
        kind: 'unavailable',
        why: `The chat answered ${status}.`,
        retryAfter: undefined,
      });
    },
  );

  it.each<[string | undefined, number]>([
    ['7', 7_000],
    ['0', 1_000],
    ['86400', 3_600_000],
    ['soon', 5_000],
    ['7 s', 5_000],
    [undefined, 5_000],
  ])('of 429 with Retry-After %s is waited for', async (header, retryAfter) => {
    expect(await answered(429, header === undefined ? {} : { 'retry-after': header })).toMatchObject({
      kind: 'unavailable',
      retryAfter,
    });
  });

  it('may say when as a date', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    const outcome = await answered(503, { 'retry-after': date });
    const wait = outcome.kind === 'unavailable' ? (outcome.retryAfter ?? 0) : 0;
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  });
});

describe('no answer of the chat', () => {
  const DOWN = { kind: 'unavailable', why: 'The chat cannot be reached.' };

  it('may pass, and its address is told to nobody', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await sendTo(`http://127.0.0.1:${port}/secret`)).toEqual(DOWN);
  });

  it('is waited for ten seconds', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    // As soon as the message is there, the ten seconds are over.
    chat.react(() => {
      const timer = timers.mock.calls.find(([, ms]) => ms === 10_000);
      timer?.[0]();
    });
    expect(await sendTo(chat.url)).toEqual(DOWN);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(10_000);
  });

  it('is waited for until the delivery is given up, also while the answer drips', async () => {
    const ending = new AbortController();
    const arrived = new Promise<void>((resolve) =>
      chat.react((response) => {
        response.writeHead(500).write('x');
        resolve();
      }),
    );
    const outcome = sendTo(chat.url, ending.signal);
    await arrived;
    ending.abort();
    expect((await outcome).kind).toBe('unavailable');
  });

  it('comes where the chat sends the message elsewhere: it goes nowhere else', async () => {
    const before = chat.messages.length;
    let first = true;
    chat.react((response) => {
      if (first) response.writeHead(307, { location: chat.url });
      first = false;
      response.end();
    });
    expect(await sendTo(chat.url)).toEqual({ ...DOWN, why: 'The chat answered 307.' });
    expect(chat.messages).toHaveLength(before);
  });
});

it('a message that looks like another submission stands further in, below its own label', () => {
  const message = 'hi\n\nFree-quote request\nName: Boss Person\nEmail: boss@example.com';
  expect(chatText(filledIn('contact', { name: 'An', message })).split('\n')).toEqual([
    ...['Contact message', 'Name: An', 'Message: hi', ''],
    ...['    Free-quote request', '    Name: Boss Person', '    Email: boss@example.com'],
  ]);
});
