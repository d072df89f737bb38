import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

import { TemporaryFolder } from '../../../node-lib/temporaryFolder';
import { freePort } from '../../../scripts/lib/ports';
import { compressFolder } from './compressFolder';
import { serveSites, type SitesServer } from './serveSites';

let folder: TemporaryFolder;
let server: SitesServer;
let port: number;

beforeEach(async () => {
  folder = new TemporaryFolder();
  folder.write('a/post/index.html', 'a '.repeat(500));
  folder.write('a/app-0123456789abcdef0123.js', '1');
  folder.write('b/post/index.html', 'b');
  await compressFolder(folder.file('a'));
  port = await freePort(8440);
  server = await serveSites(
    new Map([
      ['a', folder.file('a')],
      ['b', folder.file('b')],
    ]),
    port,
  );
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

/** Asks for an address of a site; the host name goes by header, as no resolver has to know it then. */
function ask(site: string, address: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const headers = { host: `${site}.localhost:${port}`, 'accept-encoding': 'gzip, br' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: address, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ answer, body: Buffer.concat(parts) }));
    }).once('error', reject);
  });
}

it('serves each site under its own name, compressed where that pays', async () => {
  const { answer, body } = await ask('a', '/post/');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-length']).toBe(String(body.length));
  expect(brotliDecompressSync(body).toString()).toBe('a '.repeat(500));
  const other = await ask('b', '/post/');
  expect(other.body.toString()).toBe('b');
  expect(other.answer.headers['content-encoding']).toBeUndefined();
});

it('lets browsers keep what has a hash in its name, and nothing else', async () => {
  const cache = async (address: string) => (await ask('a', address)).answer.headers['cache-control'];
  expect(await cache('/app-0123456789abcdef0123.js')).toContain('immutable');
  expect(await cache('/post/')).toContain('must-revalidate');
});

it.each([
  ['a', '/missing/'],
  ['c', '/post/'],
  ['b', '/../a/post/'],
])('has nothing for %s%s', async (site, address) => {
  expect((await ask(site, address)).answer.statusCode).toBe(404);
});
