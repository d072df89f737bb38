import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { serveSmallSite } from '../testing/smallSite';

const site = serveSmallSite({ TRUSTED_PROXIES: '127.0.0.1' });

async function get(url: string, headers: Record<string, string> = {}) {
  return site.app().inject({ url, headers });
}

describe('bare addresses', () => {
  it.each([
    [
      'the remembered choice, above the browser',
      { cookie: 'a=b; saola-language=vn', 'accept-language': 'en' },
      'vn',
    ],
    [
      'the remembered English, above the browser',
      { cookie: 'saola-language=en', 'accept-language': 'vi' },
      'en',
    ],
    ['nothing remembered that is not a language', { cookie: 'saola-language=../x' }, 'en'],
    ['Vietnamese of the browser', { 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.8' }, 'vn'],
    ['the weights of the browser', { 'accept-language': 'vi;q=0.5, en-GB;q=0.7' }, 'en'],
    ['a refused language not', { 'accept-language': 'vi;q=0, fr' }, 'en'],
    ['the country where the browser names neither', { 'accept-language': 'fr', 'cf-ipcountry': 'VN' }, 'vn'],
    ["the browser's language above the country", { 'accept-language': 'en', 'cf-ipcountry': 'VN' }, 'en'],
    ['the address a proxy of ours passes on', { 'x-forwarded-for': '14.160.0.1' }, 'vn'],
    ['not what a visitor writes in front of it', { 'x-forwarded-for': '14.160.0.1, 8.8.8.8' }, 'en'],
    ['no nonsense in place of an address', { 'x-forwarded-for': 'unknown, <script>' }, 'en'],
    ['English in any other country', { 'cf-ipcountry': 'FR' }, 'en'],
    ['English without any sign', {}, 'en'],
    ['English on nonsense', { 'accept-language': ';;q=,,*;q=x' }, 'en'],
  ])('follow %s', async (_name, headers, language) => {
    const answer = await get('/blog/?tag=a%20b&x', headers as Record<string, string>);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/${language}/blog/?tag=a%20b&x`);
  });

  it('redirects the root', async () => {
    expect((await get('/', { 'accept-language': 'vi' })).headers.location).toBe('/vn/');
  });

  it('keeps the answer out of shared caches', async () => {
    const { headers } = await get('/');
    expect(headers.vary).toBe('Accept-Language, Cookie');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('leads to the only language a page exists in', async () => {
    const { headers } = await get('/only-english/', { cookie: 'saola-language=vn' });
    expect(headers.location).toBe('/en/only-english/');
  });

  it.each([
    ['a-post', 'vi', '/vn/bài-viết/'],
    ['a-post', 'en', '/en/a-post/'],
    ['a-post', 'fr', '/en/a-post/'],
    ['bài-viết', 'en', '/en/a-post/'],
    ['bài-viết', 'vi', '/vn/bài-viết/'],
  ])("of a post (%s) lead to its translation in the visitor's language (%s)", async (slug, accepted, to) => {
    const { statusCode, headers } = await get(`/${encodeURIComponent(slug)}/?a=b`, {
      'accept-language': accepted,
    });
    expect([statusCode, headers.location]).toEqual([302, `${encodeURI(to)}?a=b`]);
    expect(headers.vary).toBe('Accept-Language, Cookie');
  });

  it('lead to the translation in the remembered language, above the browser', async () => {
    const { headers } = await get('/a-post/', { cookie: 'saola-language=vn', 'accept-language': 'en' });
    expect(headers.location).toBe(encodeURI('/vn/bài-viết/'));
  });

  it('lead to addresses with Vietnamese letters', async () => {
    const { headers } = await get(`/${encodeURIComponent('bài-viết')}/`, { 'accept-language': 'vi' });
    expect(headers.location).toBe(`/vn/${encodeURIComponent('bài-viết')}/`);
    expect((await get(String(headers.location))).statusCode).toBe(200);
  });

  it('never moves a prefixed address to the other language', async () => {
    expect((await get('/en/blog/', { cookie: 'saola-language=vn' })).statusCode).toBe(200);
  });
});

describe('the missing slash', () => {
  it.each(['/en/blog', '/vn', '/blog', '/only-english', '/en/404', '/demos/spa'])(
    'of %s is added for good',
    async (path) => {
      const answer = await get(`${path}?a=1`);
      expect(answer.statusCode).toBe(301);
      expect(answer.headers.location).toBe(`${path}/?a=1`);
    },
  );

  it('is not added to an unknown address', async () => {
    expect((await get('/en/nowhere')).statusCode).toBe(404);
  });
});

describe('the file of a folder', () => {
  it.each(['/en/blog/', '/demos/spa/', `/vn/${encodeURIComponent('bài-viết')}/`])(
    'leads to the folder for good: %sindex.html',
    async (folder) => {
      const answer = await get(`${folder}index.html?clickTag=https%3A%2F%2Fclient.example`);
      expect(answer.statusCode).toBe(301);
      expect(answer.headers.location).toBe(`${folder}?clickTag=https%3A%2F%2Fclient.example`);
    },
  );

  it('leads nowhere from a folder that is not there', async () => {
    expect((await get('/en/nowhere/index.html')).statusCode).toBe(404);
  });
});

describe('redirects and rewrites of the manifest', () => {
  it.each([
    ['/portfolio/wildimports/?a=b', 301, '/portfolio/wild-imports/?a=b'],
    ['/portfolio/wildimports', 301, '/portfolio/wild-imports/'],
    ['/en/BLOG', 301, '/en/blog/'],
    ['/en/old/a/b/', 302, '/en/new/a/b'],
    ['/en/old/%20%22x/', 302, '/en/new/%20%22x'],
  ])('%s → %i %s', async (from, status, to) => {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, to]);
  });

  it('lead a case variant without a prefix through the language to the page', async () => {
    expect((await get('/BLOG/', { cookie: 'saola-language=en' })).headers.location).toBe('/en/BLOG/');
    expect((await get('/en/BLOG/')).headers.location).toBe('/en/blog/');
  });

  it.each([
    ['/EN/blog/', '/en/blog/'],
    ['/En/', '/en/'],
    ['/EN', '/en/'],
    ['/en/A-Post?a=B', '/en/a-post/?a=B'],
    ['/Only-English/', '/only-english/'],
    ['/demos/SPA/', '/demos/spa/'],
    ['/VN/B%C3%80I-vi%E1%BA%BFt/', '/vn/b%C3%A0i-vi%E1%BA%BFt/'],
    ['/VN/Collection/Spa/X%3Fy/', '/vn/collection/spa/x%3Fy/'],
  ])('%s in capitals leads for good to the page in small letters', async (from, to) => {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  it.each(['/EN/nowhere/', '/Nowhere/', '/Cover.WEBP', '/en/nowhere/%2E%2E.com/'])(
    '%s leads nowhere: there is no such page in small letters',
    async (from) => expect((await get(from)).statusCode).toBeGreaterThanOrEqual(400),
  );

  it('do not touch the canonical address', async () => {
    expect((await get('/en/blog/')).statusCode).toBe(200);
  });

  it('show another page under its own address', async () => {
    const answer = await get('/vn/collection/spa/unknown-layout/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Page /vn/blog/');
    expect((await get('/vn/collection/spa/x')).headers.location).toBe('/vn/collection/spa/x/');
    expect((await get('/vn/collection/spanish/x/')).statusCode).toBe(404);
    expect((await get('/vn/collection/spa/missing.webp')).statusCode).toBe(404);
  });
});

describe('an address that cannot be read', () => {
  const long = 'a'.repeat(3000);
  it.each([
    ['/%', { 'accept-language': 'vi' }, 400, 'Page /vn/404/'],
    ['/%', {}, 400, 'Page /en/404/'],
    ['/vn/blog/%0d%0aX', {}, 400, 'Page /vn/404/'],
    ['/vn/%zz/?a=%', {}, 400, 'Page /vn/404/'],
    [`/vn/${long}/`, {}, 414, 'Page /vn/404/'],
    [`/en/blog/?a=${long}`, { 'accept-language': 'vi' }, 414, 'Page /en/404/'],
  ])(
    'shows the page Not found in the language it has, else of the visitor: %#',
    async (url, headers, status, text) => {
      const answer = await get(url, headers as Record<string, string>);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain('sha256-');
      expect(answer.body).toContain(text);
    },
  );

  it.each([
    ['/en/%5ccover.webp', 400, 'This address is malformed.\n'],
    ['/%zz.js', 400, 'This address is malformed.\n'],
    [`/${long}.js`, 414, 'This address is too long.\n'],
  ])('is answered with a line of text where no page was meant: %#', async (url, status, text) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([status, text]);
  });
});

describe('hostile addresses', () => {
  const long = `/${'a'.repeat(5000)}`;
  it.each([
    ['/en/..%2f..%2fetc/passwd', 400],
    ['/en/%2e%2e/secret', 400],
    ['/../../etc/passwd', 400],
    ['/en/./blog/', 400],
    ['/en%5cblog/', 400],
    ['/en/%00/', 400],
    ['/en/%0d%0aset-cookie:a=b/', 400],
    ['/en/%', 400],
    ['/en/%zz/', 400],
    ['/en/%c3%28/', 400],
    ['/\\evil.example/', 400],
    [long, 414],
    [`/?q=${long}`, 414],
    ['http://evil.example/', 400],
    ['//evil.example', 301],
    ['///evil.example/..', 400],
    ['/en//blog///', 301],
    ['/%2f%2fevil.example/', 400],
    ['/constructor/', 404],
    ['/__proto__/', 404],
    ['/en/manifest.json', 404],
    ['/release.json', 404],
    ['/en/index.html.br', 404],
  ])('%s → %i', async (target, status) => {
    const answer = await ask(target);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    if (status === 301) expect(answer.headers.location).toMatch(/^\/[^/\\]/);
  });

  // A client library would mend these addresses before they are sent, so they go out as they are.
  async function ask(target: string): Promise<http.IncomingMessage> {
    const app = site.app();
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path: target, agent: false }, (answer) => {
          answer.resume();
          resolve(answer);
        })
        .on('error', reject);
    });
  }
});
