/** What is logged of requests that end otherwise than with an answer. */
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import type { Core } from '@strapi/strapi';
import Koa from 'koa';

import { waitFor } from '../../tests/support/waitFor';
import { logFaults } from './logFaults';
import type { Factory } from './middlewares';

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

/** What is put around the middleware of Strapi that answers errors. */
let extension: (factory: Factory) => Factory = (factory) => factory;

beforeAll(async () => {
  const app = new Koa();
  const log = { error: (error: unknown) => void logged.push(error) };
  // As Strapi's plugin for uploads does.
  app.on('error', (error: Error) => app.onerror(error));
  const middlewares = { extend: (_name: string, around: typeof extension) => void (extension = around) };
  logFaults({ server: { app }, log, get: () => middlewares } as unknown as Core.Strapi);
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

it.each([
  ['ends its half of the connection in the middle of a body', 'Content-Length: 10000\r\n\r\nabc'],
  ['sends chunks that are none', 'Transfer-Encoding: chunked\r\n\r\n0x5\r\nabcde'],
])('nothing is said of a sender that %s', async (_what, rest) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  socket.on('error', () => {});
  socket.end(`POST /upload HTTP/1.1\r\nHost: x\r\n${rest}`);
  await once(socket, 'close');
  await waitFor(() => over === 1);
  await new Promise((resolve) => setImmediate(resolve));
  expect([logged, written.mock.calls]).toEqual([[], []]);
});

describe('what is thrown below the middleware of Strapi that answers errors', () => {
  const answered = async (error: unknown) => {
    const reached: unknown[] = [];
    const around = extension(() => (_ctx, next) => next().catch((left: unknown) => void reached.push(left)));
    const ctx = { status: 404, body: undefined } as unknown as Koa.Context;
    await around({}, { strapi: {} as Core.Strapi })(ctx, () => Promise.reject(error));
    return { status: ctx.status, body: ctx.body as unknown, reached };
  };

  it('to tell a sender that he is wrong is told him, and nothing is logged', async () => {
    const told = Object.assign(new Error('Malicious Path'), {
      ...{ name: 'BadRequestError', status: 400, expose: true },
    });
    expect(await answered(told)).toEqual({
      status: 400,
      body: { data: null, error: { status: 400, name: 'BadRequestError', message: 'Malicious Path' } },
      reached: [],
    });
  });

  it.each([
    ['a fault', new Error('A fault of our own.')],
    ['a fault with a state of its own', Object.assign(new Error('Full.'), { status: 507, expose: true })],
    ['an answer of others', Object.assign(new Error('Unauthorized'), { status: 401 })],
    ['no error', 'text'],
  ])('as %s gets there', async (_what, error) => {
    expect(await answered(error)).toEqual({ status: 404, body: undefined, reached: [error] });
  });
});

it('a fault of our own stands in the log with its time, and nowhere else', async () => {
  await once(open('/fault', 3).resume(), 'close');
  expect([logged, written.mock.calls]).toEqual([[new Error('A fault of our own.')], []]);
});

it('nothing is said of what its sender was told', async () => {
  await once(open('/told', 3).resume(), 'close');
  expect([over, logged, written.mock.calls]).toEqual([1, [], []]);
});
