import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { smallSite } from '../../release/testing/place';
import { serveSmallSite } from '../testing/smallSite';

const site = serveSmallSite();
const files = smallSite();
const script = Object.keys(files).find((name) => name.startsWith('app-')) ?? '';

function ask(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return site.app().inject({ url, headers, method });
}

describe('caching', () => {
  it.each([
    [`/${script}`, 'public, max-age=31536000, immutable'],
    ['/en/', 'public, max-age=0, must-revalidate'],
    ['/page-data/en/blog/page-data.json', 'public, max-age=0, must-revalidate'],
  ])('%s is sent with %s', async (path, expected) => {
    expect((await ask(path)).headers['cache-control']).toBe(expected);
  });

  it('answers 304 to a known ETag, and the file to an old one', async () => {
    const { headers } = await ask('/en/', { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    const known = await ask('/en/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(known.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await ask('/en/', { 'if-none-match': '"old"' })).statusCode).toBe(200);
  });
});

describe('compression', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
  ] as const)('Accept-Encoding %s → %s', async (accepted, encoding) => {
    for (const path of ['/en/blog/', `/${script}`]) {
      const answer = await ask(path, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      const file = path === '/en/blog/' ? 'en/blog/index.html' : script;
      expect(decoders[encoding](answer.rawPayload).toString()).toBe(files[file]);
    }
  });

  it.each(['', 'identity', 'br;q=0', 'zstd'])(
    'sends the plain file for Accept-Encoding "%s"',
    async (accepted) => {
      const answer = await ask('/en/blog/', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body).toBe(files['en/blog/index.html']);
    },
  );

  it('leaves pictures as they are', async () => {
    const answer = await ask('/cover.webp', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('image/webp');
  });
});

describe('requests for a part or for the headers alone', () => {
  it('HEAD has the headers of GET and no body', async () => {
    const get = await ask('/en/');
    const head = await ask('/en/', {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
  });

  it('Range gives 206 and the bytes asked for', async () => {
    const part = await ask('/cover.webp', { range: 'bytes=0-2' });
    expect([part.statusCode, part.body]).toEqual([206, 'not']);
    expect(part.headers['content-range']).toBe(`bytes 0-2/${files['cover.webp']?.length}`);
  });

  it('Range beyond the end gives 416 with the size', async () => {
    const part = await ask('/cover.webp', { range: 'bytes=900-', 'accept-encoding': 'br' });
    expect(part.statusCode).toBe(416);
    expect(part.headers['content-range']).toBe(`bytes */${files['cover.webp']?.length}`);
  });
});

describe('content types', () => {
  it.each([
    ['/en/', 'text/html; charset=utf-8'],
    [`/${script}`, 'text/javascript; charset=utf-8'],
    ['/page-data/en/blog/page-data.json', 'application/json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });
});

describe('unknown addresses', () => {
  it.each([
    ['/vn/nowhere/', {}, '/vn/404/'],
    ['/en/nowhere', {}, '/en/404/'],
    ['/nowhere/', { cookie: 'saola-language=vn' }, '/vn/404/'],
    ['/nowhere.php', { 'accept-language': 'vi' }, '/vn/404/'],
    ['/en/404/', {}, '/en/404/'],
  ])('%s answers 404 with the page of its language', async (path, headers, expected) => {
    const answer = await ask(path, headers as Record<string, string>);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`Page ${expected}`);
  });

  it('stays 404 for a client that knows the page, and compresses it', async () => {
    const answer = await ask('/en/nowhere/', { 'if-none-match': '*', 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(404);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('Page /en/404/');
  });

  it.each(['/app-0000000000.js', '/static/a.webp', '/page-data/x/page-data.json'])(
    '%s is a missing file and gets a short text',
    async (path) => {
      const answer = await ask(path);
      expect([answer.statusCode, answer.body]).toEqual([404, 'Not found.\n']);
    },
  );
});

describe('other methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is not possible', async (method) => {
    const answer = await site.app().inject({ url: '/en/', method, headers: { 'content-type': 'x/y' } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
