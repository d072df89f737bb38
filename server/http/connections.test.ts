/** What a connection may take of the site server. */
import type { Server } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { get, timesOpen, visit } from '../../cms/tests/support/connections';
import { soon } from '../../node-lib/soon';
import { Place, smallSite } from '../../release/testing/place';
import { newApp } from '../app';
import { openSite, settingsOf } from '../testing/fixture';

let place: Place;
const opened: { app: FastifyInstance; close: () => Promise<unknown> }[] = [];

beforeAll(async () => {
  place = await Place.create();
  await place.write({ ...smallSite(), 'film.mp4': 'x'.repeat(20_000_000) });
  await place.release();
});
afterEach(async () => {
  for (const { app, close } of opened.splice(0)) {
    app.server.closeAllConnections();
    await close();
  }
});
afterAll(() => place.remove());

const listening = async (
  app: FastifyInstance,
  close: () => Promise<unknown> = () => app.close(),
): Promise<Server> => {
  opened.push({ app, close });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.server;
};

const listeningSite = async (): Promise<Server> => {
  const { app, close } = await openSite(place);
  return listening(app, close);
};

const filmsOpen = () => timesOpen('/film.mp4');

it.each([1, 8, 17])(
  'a visitor who asks for a film %i times at once and leaves, leaves nothing open',
  async (times) => {
    const server = await listeningSite();
    for (let round = 0; round < 2; round += 1) {
      const { socket, isClosed } = visit(server, get('/film.mp4').repeat(times), false);
      await soon(() => filmsOpen() > 0);
      expect(filmsOpen()).toBe(1);
      socket.resetAndDestroy();
      await soon(isClosed);
      await soon(() => filmsOpen() === 0);
    }
  },
);

it('a visitor who asks for a film 150 times at once gets none, and leaves nothing open', async () => {
  const server = await listeningSite();
  const { isClosed } = visit(server, get('/film.mp4').repeat(150));
  await soon(isClosed);
  await soon(() => filmsOpen() === 0);
});

it('visitors who leave before their film is found leave nothing open', async () => {
  const server = await listeningSite();
  for (let visitor = 0; visitor < 100; visitor += 1) {
    const { socket, isClosed } = visit(server, get('/film.mp4'), false);
    await soon(() => socket.bytesWritten > 0 && !socket.connecting);
    if (visitor % 2) socket.destroy();
    else socket.resetAndDestroy();
    await soon(isClosed);
  }
  await soon(() => filmsOpen() === 0);
});

it('pages that are asked for at once come in their order', async () => {
  const server = await listeningSite();
  const asked =
    get('/en/') + get('/en/404/') + get('/en/blog/', '', 'HEAD') + get('/vn/blog/', 'Connection: close\r\n');
  const { heard, isClosed } = visit(server, asked);
  await soon(isClosed);
  expect(heard().match(/HTTP\/1\.1 \d+|<h1>[^<]+/g)).toEqual([
    ...['HTTP/1.1 200', '<h1>Page /en/', 'HTTP/1.1 404', '<h1>Page /en/404/'],
    ...['HTTP/1.1 200', 'HTTP/1.1 200', '<h1>Page /vn/blog/'],
  ]);
});

it.each([
  ['a method that is not taken', 'POST', 405],
  ['an address that is none', 'GET', 404],
])('a body behind %s does not keep the connection', async (_what, method, status) => {
  const bodies = { silence: 60_000, whole: 300, ofStaff: 300, ofForms: 0, every: 20 };
  const answers = { waiting: 1_000_000, within: 60_000, least: 1, every: 1_000 };
  const server = await listening(newApp(settingsOf(place), false, { mostWaiting: 16, bodies, answers }));
  const { socket, heard, isClosed } = visit(server, get('/en/', 'Content-Length: 1000\r\n', method));
  const timer = setInterval(() => socket.write('x'), 20);
  await soon(isClosed);
  clearInterval(timer);
  expect(heard()).toContain(`HTTP/1.1 ${status}`);
});
