/** The requests of one connection, one after the other. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';

import { endServers, get, serve, timesOpen, visit } from '../../tests/support/connections';
import { waitFor } from '../../tests/support/waitFor';
import { handleInTurn } from './inTurn';

const MOST = 4;
const bound = (server: Server): void => handleInTurn(server, MOST);

const folder = mkdtempSync(join(tmpdir(), 'in-turn-'));
const film = join(folder, 'film');
writeFileSync(film, Buffer.alloc(16_000_000));
afterEach(endServers);
afterAll(() => rmSync(folder, { recursive: true }));

/** Notes the requests that are handled, and leaves their answers to the test. */
const noting = (): { handled: string[]; answers: ServerResponse[]; answer: RequestListener } => {
  const [handled, answers]: [string[], ServerResponse[]] = [[], []];
  const answer: RequestListener = (request, response) => {
    handled.push(`${request.method} ${request.url}`);
    answers.push(response);
  };
  return { handled, answers, answer };
};

const sendFilm: RequestListener = (_request, response) =>
  pipeline(createReadStream(film), response, () => {});

it('a request is handled when the answer before it is finished', async () => {
  const { handled, answers, answer } = noting();
  const visitor = visit(await serve(answer, bound), get('/1') + get('/2', '', 'HEAD') + get('/3'));
  for (const [index, all] of ['GET /1', 'HEAD /2', 'GET /3'].entries()) {
    await waitFor(() => answers.length > index);
    expect(handled[index]).toBe(all);
    expect(handled).toHaveLength(index + 1);
    answers[index]?.end(`answer ${index + 1}`);
  }
  await waitFor(() => visitor.heard().includes('answer 3'));
  expect(visitor.heard().match(/HTTP\/1\.1 200|answer \d/g)).toEqual([
    ...['HTTP/1.1 200', 'answer 1', 'HTTP/1.1 200', 'HTTP/1.1 200', 'answer 3'],
  ]);
});

it('a connection is kept for requests that come later', async () => {
  const server = await serve((request, response) => void response.end(request.url), bound);
  const visitor = visit(server, get('/1') + get('/2'));
  await waitFor(() => visitor.heard().includes('/2'));
  visitor.socket.write(get('/3'));
  await waitFor(() => visitor.heard().includes('/3'));
  expect(visitor.isClosed()).toBe(false);
});

it('a visitor who leaves leaves no file open', async () => {
  const server = await serve(sendFilm, bound);
  const { socket, isClosed } = visit(server, get('/').repeat(1 + MOST), false);
  await waitFor(() => timesOpen(film) > 0);
  expect(timesOpen(film)).toBe(1);
  socket.resetAndDestroy();
  await waitFor(isClosed);
  await waitFor(() => timesOpen(film) === 0, 10_000);
});

it('what waits when the visitor leaves is never handled, also when the answer before it comes', async () => {
  const { handled, answers, answer } = noting();
  const server = await serve(answer, bound);
  const { socket } = visit(server, get('/1') + get('/2'));
  await waitFor(() => answers.length > 0);
  const isEnded = new Promise((resolve) => answers[0]?.on('close', resolve));
  socket.resetAndDestroy();
  await isEnded;
  answers[0]?.end('late');
  const other = visit(server, get('/other'));
  await waitFor(() => answers.length > 1);
  expect(handled).toEqual(['GET /1', 'GET /other']);
  other.socket.destroy();
});

it('more requests than may wait end the connection, and none of those that waited is handled', async () => {
  const { handled, answer } = noting();
  const server = await serve(answer, bound);
  const fits = visit(server, get('/').repeat(1 + MOST));
  await waitFor(() => handled.length > 0);
  const { isClosed } = visit(server, get('/').repeat(150));
  await waitFor(isClosed);
  expect(handled).toEqual(['GET /', 'GET /']);
  expect(fits.isClosed()).toBe(false);
});

it('nothing is handled behind an answer that ends the connection', async () => {
  const handled: (string | undefined)[] = [];
  const server = await serve((request, response) => {
    handled.push(request.url);
    response.writeHead(200, { connection: 'close' }).end('x'.repeat(10_000_000));
  }, bound);
  const visitor = visit(server, get('/1') + get('/2'));
  await waitFor(visitor.isClosed);
  expect(handled).toEqual(['/1']);
  expect(visitor.heard().slice(-8)).toBe('x\r\n0\r\n\r\n');
  expect(visitor.heard().length).toBeGreaterThan(10_000_000);
});

it('a body that waits arrives whole', async () => {
  const bodies: number[] = [];
  const server = await serve((request, response) => {
    let bytes = 0;
    request.on('data', (piece: Buffer) => (bytes += piece.length));
    request.on('end', () => bodies.push(bytes) && response.end('taken'));
  }, bound);
  const post = get('/', 'Content-Length: 1000000\r\n', 'POST') + 'x'.repeat(1_000_000);
  const visitor = visit(server, post.repeat(3));
  await waitFor(() => visitor.heard().split('taken').length === 4);
  expect(bodies).toEqual([1_000_000, 1_000_000, 1_000_000]);
});

it('who asks whether he may send waits for the answers before too', async () => {
  const { handled, answers, answer } = noting();
  const server = await serve(answer, bound);
  const asked: (string | undefined)[] = [];
  server.on('checkContinue', (request, response) => {
    asked.push(request.url);
    response.writeContinue();
    request.resume().on('end', () => response.end('taken'));
  });
  const expecting = get('/2', 'Expect: 100-continue\r\nContent-Length: 1\r\n', 'POST');
  const visitor = visit(server, get('/1') + expecting);
  await waitFor(() => answers.length > 0);
  expect(asked).toEqual([]);
  answers[0]?.end('one');
  await waitFor(() => visitor.heard().includes('100 Continue'));
  visitor.socket.write('x');
  await waitFor(() => visitor.heard().includes('taken'));
  expect([handled, asked]).toEqual([['GET /1'], ['/2']]);
});

it('a request that waited knows nothing of the one before it', async () => {
  const storage = new AsyncLocalStorage<string>();
  const known: (string | undefined)[] = [];
  const server = await serve((request, response) => {
    known.push(storage.getStore());
    storage.run(`of ${request.url}`, () => setImmediate(() => response.end('answer')));
  }, bound);
  const visitor = visit(server, get('/1') + get('/2'));
  await waitFor(() => visitor.heard().split('answer').length === 3);
  expect(known).toEqual([undefined, undefined]);
});

it('what is no request of a visitor is as it was', async () => {
  const server = await serve(noting().answer, bound);
  server.on('upgrade', (_request, socket) => socket.end('changed'));
  const visitor = visit(server, get('/', 'Connection: Upgrade\r\nUpgrade: x\r\n'));
  await waitFor(visitor.isClosed);
  expect(visitor.heard()).toBe('changed');
});
