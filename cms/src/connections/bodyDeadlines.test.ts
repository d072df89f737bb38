/** How long a body may take, whoever reads it. */
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { waitFor } from '../../tests/support/waitFor';
import { giveStaffTime, leaveToForm, watchBodies } from './bodyDeadlines';

const TIMES = { silence: 400, whole: 1_200, ofStaff: 60_000, ofForms: 1_000, every: 20 };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server with these handlers, to which a body of 1,000 bytes is sent, one byte after the other. */
const drip = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { every, bytes }: { every: number; bytes: number },
) => {
  const server = createServer(answer);
  servers.push(server);
  watchBodies(server, TIMES);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const begun = performance.now();
  const heard = { answer: '', closedAfter: 0 };
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('data', (piece) => (heard.answer += piece.toString()));
  socket.on('error', () => {});
  socket.on('close', () => (heard.closedAfter = performance.now() - begun));
  socket.write(`POST /admin/login HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n{`);
  let left = bytes - 1;
  const timer = setInterval(() => {
    if (left === 0 || socket.destroyed) return clearInterval(timer);
    left -= 1;
    return socket.write('x');
  }, every);
  socket.on('close', () => clearInterval(timer));
  return { heard, isClosed: () => heard.closedAfter > 0, end: () => void socket.destroy() };
};

const answerWhole = (request: IncomingMessage, response: ServerResponse): void =>
  void request.resume().on('end', () => response.end('taken'));

it('a body that brings nothing for too long is 408, and its connection is closed', async () => {
  const { heard, isClosed } = await drip(answerWhole, { every: 100_000, bytes: 1_000 });
  await waitFor(isClosed);
  expect(heard.answer).toMatch(/^HTTP\/1\.1 408 [^]*"status":408/);
  expect(heard.closedAfter).toBeGreaterThan(TIMES.silence - 50);
  expect(heard.closedAfter).toBeLessThan(TIMES.whole);
});

it('a body that drips is 408 when all its time is over', async () => {
  const { heard, isClosed } = await drip(answerWhole, { every: 50, bytes: 1_000 });
  await waitFor(isClosed);
  expect(heard.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(heard.closedAfter).toBeGreaterThan(TIMES.whole - 50);
});

it('a body that was answered unread holds its connection no longer either', async () => {
  const { heard, isClosed } = await drip((_request, response) => void response.end('no'), {
    every: 100_000,
    bytes: 1_000,
  });
  await waitFor(isClosed);
  expect(heard.answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(heard.answer).not.toContain('408');
});

it('a body of staff may take longer', async () => {
  const { heard, end } = await drip(
    (request, response) => {
      giveStaffTime(request);
      answerWhole(request, response);
    },
    { every: 100, bytes: 20 },
  );
  await waitFor(() => heard.answer !== '');
  expect(heard.answer).toMatch(/^HTTP\/1\.1 200 [^]*taken/);
  end();
});

it('a form answers itself what stops coming to it', async () => {
  const { heard, isClosed } = await drip(
    (request, response) => {
      leaveToForm(request);
      setTimeout(() => response.writeHead(408, { connection: 'close' }).end('a page'), 2 * TIMES.silence);
    },
    { every: 100_000, bytes: 1_000 },
  );
  await waitFor(isClosed);
  expect(heard.answer).toMatch(/^HTTP\/1\.1 408 [^]*a page/);
  expect(heard.answer).not.toContain('"status":408');
});

it('a form that does not answer holds its connection no longer than a little more', async () => {
  const { heard, isClosed } = await drip((request) => leaveToForm(request), {
    every: 100_000,
    bytes: 1_000,
  });
  await waitFor(isClosed);
  expect(heard.answer).toMatch(/^HTTP\/1\.1 408 [^]*"status":408/);
  expect(heard.closedAfter).toBeGreaterThan(TIMES.silence + TIMES.ofForms - 50);
});

it('what is whole may be worked on for as long as it takes', async () => {
  const { heard, end } = await drip(
    (request, response) =>
      void request.resume().on('end', () => setTimeout(() => response.end('taken'), 2 * TIMES.silence)),
    { every: 1, bytes: 10 },
  );
  await waitFor(() => heard.answer !== '');
  expect(heard.answer).toContain('taken');
  end();
});
