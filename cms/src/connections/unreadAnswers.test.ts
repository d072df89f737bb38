/** What answers may take that wait for their readers. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { endServers, get, serve, visit } from '../../tests/support/connections';
import { waitFor } from '../../tests/support/waitFor';
import { type AnswerBounds, boundAnswers } from './unreadAnswers';

const MB = 1_000_000;
/** More than the system takes of an answer by itself. */
const LONG = 20 * MB;
const BOUNDS: AnswerBounds = { waiting: 1_000 * MB, within: 500, least: 10_000, every: 20 };

/** Answers every request with `length` bytes, in one piece. */
const serveLong = async (changes: Partial<AnswerBounds> = {}, length = LONG) => {
  const sockets: Socket[] = [];
  const server = await serve(
    ({ socket }, response) => {
      sockets.push(socket);
      response.end('x'.repeat(length));
    },
    (bounded: Server) => boundAnswers(bounded, { ...BOUNDS, ...changes }),
  );
  return { server, sockets, waiting: () => sockets.filter(({ destroyed }) => !destroyed).length };
};

/** Reads 64 kB each `every` milliseconds, until all is read. */
const readSlowly = (socket: Socket, every: number): { taken: () => number } => {
  let taken = 0;
  socket.on('readable', () => {});
  const timer = setInterval(() => {
    const piece = (socket.read(Math.min(65_536, socket.readableLength)) ?? '') as Buffer | '';
    taken += piece.length;
  }, every);
  socket.on('close', () => clearInterval(timer));
  return { taken: () => taken };
};

afterEach(endServers);

it('an answer that nobody reads ends with its connection', async () => {
  const { server, sockets, waiting } = await serveLong();
  const begun = performance.now();
  visit(server, get('/'), false);
  await waitFor(() => sockets.length === 1);
  await waitFor(() => waiting() === 0, 20_000);
  expect(performance.now() - begun).toBeGreaterThan(BOUNDS.within - 50);
});

it('an answer of which too little is read ends too', async () => {
  const { server, sockets, waiting } = await serveLong({ least: 10 * MB });
  const { socket } = visit(server, get('/'), false);
  readSlowly(socket, 100);
  await waitFor(() => sockets.length === 1);
  await waitFor(() => waiting() === 0, 20_000);
  socket.destroy();
});

it('a slow reader is answered to the end, however long it takes', async () => {
  // Reader and server share a process: a machine that stops both for less than this is not the reader's fault.
  const within = 2_000;
  const { server } = await serveLong({ within });
  const begun = performance.now();
  const visitor = visit(server, get('/', 'Connection: close\r\n'), false);
  const { taken } = readSlowly(visitor.socket, 15);
  await waitFor(() => taken() > LONG, 50_000);
  expect(performance.now() - begun).toBeGreaterThan(2 * within);
});

it('an answer that is long in the making may be', async () => {
  const server = await serve(
    (_request, response) => {
      response.write('first');
      setTimeout(() => response.end('last'), 2 * BOUNDS.within);
    },
    (bounded) => boundAnswers(bounded, BOUNDS),
  );
  const visitor = visit(server, get('/'));
  await waitFor(() => visitor.heard().includes('last'));
  expect(visitor.isClosed()).toBe(false);
});

it('all answers together never wait with more than the budget', async () => {
  const budget = 100 * MB;
  const { server, sockets, waiting } = await serveLong({ waiting: budget, within: 60_000 });
  for (let opened = 1; opened <= 12; opened += 1) {
    visit(server, get('/'), false);
    await waitFor(() => sockets.length === opened);
    expect(sockets.reduce((bytes, { writableLength }) => bytes + writableLength, 0)).toBeLessThanOrEqual(
      budget,
    );
  }
  await waitFor(() => waiting() === 4);
});

it('who reads is answered while others hold all of the budget, and nothing is left of it when they leave', async () => {
  const { server, sockets } = await serveLong({ waiting: 100 * MB, within: 60_000 });
  const reader = visit(server, get('/', 'Connection: close\r\n'), false);
  const { taken } = readSlowly(reader.socket, 5);
  const others = [];
  while (taken() < LONG && !reader.isClosed()) {
    others.push(visit(server, get('/'), false));
    await waitFor(() => sockets.length > others.length);
    const had = taken();
    await waitFor(() => taken() > had + 1.5 * MB || taken() > LONG || reader.isClosed());
  }
  expect(others.length).toBeGreaterThan(4);
  expect(taken()).toBeGreaterThan(LONG);
  for (const { socket } of others) socket.destroy();
  const last = visit(server, get('/', 'Connection: close\r\n'));
  await waitFor(last.isClosed);
  expect(last.heard().length).toBeGreaterThan(LONG);
});

it('one answer alone may be longer than the budget', async () => {
  const { server } = await serveLong({ waiting: MB });
  const visitor = visit(server, get('/', 'Connection: close\r\n'));
  await waitFor(visitor.isClosed);
  expect(visitor.heard().length).toBeGreaterThan(LONG);
});
