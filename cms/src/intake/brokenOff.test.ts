/** Requests whose body nobody reads to its end: their sender hears why, and the connection is closed. */
import { type Socket, connect } from 'node:net';

import { startIntakeServer } from '../../tests/support/intakeServer';
import { waitFor } from '../../tests/support/waitFor';

let intake: Awaited<ReturnType<typeof startIntakeServer>>;
beforeAll(async () => {
  intake = await startIntakeServer();
});
afterAll(() => intake.stop());

/** A sender that listens only when it has sent everything, as some browsers and systems do. */
const open = () => {
  const heard = { answer: '', error: '', isClosed: false };
  const socket: Socket = connect(Number(new URL(intake.url).port), '127.0.0.1');
  socket.pause();
  socket.on('data', (bytes: Buffer) => (heard.answer += bytes.toString('latin1')));
  socket.on('error', (error: Error & { code?: string }) => (heard.error = error.code ?? error.message));
  socket.on('close', () => (heard.isClosed = true));
  const send = (bytes: Buffer | string): Promise<unknown> =>
    new Promise((resolve) => void socket.write(bytes, resolve));
  return { socket, heard, send };
};

const head = (path: string, type: string, length: string): string =>
  `POST /api/${path} HTTP/1.1\r\nHost: cms.example\r\nAccept: application/json\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;

const CHUNKED = 'Transfer-Encoding: chunked';
const MULTIPART = 'multipart/form-data; boundary=b';
const KB64 = Buffer.alloc(65_536, 120);
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), KB64, Buffer.from('\r\n')]);
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

const MEGABYTES_16 = 256;

describe('a sender that is refused while it sends sixteen megabytes', () => {
  it.each<[string, string, string, string, string, number]>([
    ['a message', 'team-chat', 'application/json', CHUNKED, '', 413],
    ['a form', 'develop-web-request', 'application/x-www-form-urlencoded', CHUNKED, '', 413],
    ['parts', 'career-apply', MULTIPART, CHUNKED, chunk('--b\r\n\r\n\r\n'.repeat(41)), 400],
    [
      'a part without a name',
      'career-apply',
      MULTIPART,
      CHUNKED,
      chunk('--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b\r\n'),
      400,
    ],
    ['a boundary that is none', 'career-apply', 'multipart/form-data; boundary=""', CHUNKED, '', 400],
    [
      'what it says is too large',
      'career-apply',
      MULTIPART,
      `Content-Length: ${16 * 1024 * 1024 * 4}`,
      '',
      413,
    ],
  ])('with %s hears of it, and of no reset', async (_what, path, type, length, first, status) => {
    const { socket, heard, send } = open();
    await send(head(path, type, length));
    await send(first);
    const isChunked = length === CHUNKED;
    for (let index = 0; index < MEGABYTES_16; index += 1) await send(isChunked ? CHUNK : KB64);
    if (isChunked) await send('0\r\n\r\n');
    expect(heard).toEqual({ answer: '', error: '', isClosed: false });
    socket.resume();
    await waitFor(() => heard.isClosed);
    expect(heard.error).toBe('');
    expect(heard.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nConnection: close\r\n`, 'i'));
    expect(heard.answer).toContain(`{"status":${status},`);
  });
});

it('a sender that goes on for ever is cut off', async () => {
  const { socket, heard, send } = open();
  socket.resume();
  await send(head('team-chat', 'application/json', CHUNKED));
  const goOn = (): void => {
    if (!socket.destroyed) socket.write(CHUNK, () => setImmediate(goOn));
  };
  goOn();
  await waitFor(() => heard.isClosed, 30_000);
  expect(heard.answer).toMatch(/^HTTP\/1\.1 413 /);
});

it('a request that stands behind a refused one is not answered', async () => {
  const { socket, heard, send } = open();
  socket.resume();
  const more = head('team-chat', 'application/json', 'Content-Length: 2');
  await send(
    `${head('career-apply', MULTIPART, CHUNKED)}${chunk('--b\r\n\r\n\r\n'.repeat(50))}0\r\n\r\n${more}{}${more}{}`,
  );
  await waitFor(() => heard.isClosed);
  expect(heard.answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  const { status } = await fetch(`${intake.url}/api/team-chat`, { method: 'POST' });
  expect(status).toBe(415);
});
