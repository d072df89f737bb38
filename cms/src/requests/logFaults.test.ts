/** What is logged of requests that end otherwise than with an answer. */
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import type { Core } from '@strapi/strapi';
import Koa from 'koa';

import { waitFor } from '../../tests/support/waitFor';
import { logFaults } from './logFaults';

let server: Server;
const logged: unknown[] = [];
const written = jest.spyOn(console, 'error').mockImplementation(() => {});
/** How many requests are over. */
let over = 0;

const handlers: Record<string, (ctx: Koa.Context) => unknown> = {
  '/upload': async (ctx) => {
    const pieces: unknown[] = [];
    try {
      for await (const piece of ctx.req) pieces.push(piece);
    } finally {
      over += 1;
    }
  },
  '/fault': () => {
    over += 1;
    throw new Error('A fault of our own.');
  },
  '/told': (ctx) => {
    over += 1;
    ctx.throw(400, 'Wrong.');
  },
};

beforeAll(async () => {
  const app = new Koa();
  const log = { error: (error: unknown) => void logged.push(error) };
  logFaults({ server: { app }, log } as unknown as Core.Strapi);
  app.use((ctx) => handlers[ctx.path]?.(ctx));
  server = createServer((request, response) => void app.callback()(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  logged.length = 0;
  over = 0;
});
afterAll(() => void server.close());

const open = (path: string, length: number) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\nabc`,
  );
  return socket;
};

it('nothing is said of an upload that its sender breaks off', async () => {
  const arrived = once(server, 'request');
  const socket = open('/upload', 10_000);
  await arrived;
  socket.resetAndDestroy();
  await waitFor(() => over === 1);
  await new Promise((resolve) => setImmediate(resolve));
  expect([logged, written.mock.calls]).toEqual([[], []]);
});

it('a fault of our own stands in the log with its time, and nowhere else', async () => {
  await once(open('/fault', 3).resume(), 'close');
  expect([logged, written.mock.calls]).toEqual([[new Error('A fault of our own.')], []]);
});

it('nothing is said of what its sender was told', async () => {
  await once(open('/told', 3).resume(), 'close');
  expect([over, logged, written.mock.calls]).toEqual([1, [], []]);
});
