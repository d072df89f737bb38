import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { type Redirect, toManifest, writeManifest } from './manifest';

const redirect = (fromPath: string, toPath: string, more: object = {}): Redirect => ({
  ...{ fromPath, toPath, statusCode: 301 },
  ...more,
});
const filesOf = (...files: string[]) => toManifest(files, []).files;
const cacheOf = (filePath: string) => filesOf(filePath)[0]?.cache;

describe('the manifest of a release', () => {
  it('names the languages, the default first', () => {
    expect(toManifest([], []).languages).toEqual(['en', 'vn']);
  });

  it('has pages at the address of their folder', () => {
    expect(filesOf('en/blog/index.html', 'index.html')).toEqual([
      { path: '/', file: 'index.html', cache: 'revalidate' },
      { path: '/en/blog/', file: 'en/blog/index.html', cache: 'revalidate' },
    ]);
  });

  it.each([
    'app-0cb479e8d6ecd8e3ed9e.js.map',
    'webpack.stats.json',
    'chunk-map.json',
    'framework-2f10e6a0c0a208375027.js.LICENSE.txt',
    '_gatsby/slices/_gatsby-scripts-1.html',
    'en/fragments/latest/index.html',
    'page-data/vn/fragments/latest/page-data.json',
    '~partytown/partytown.js',
  ])('leaves out the internal file %s', (internal) => {
    expect(filesOf(internal)).toEqual([]);
  });

  it('keeps what only looks like an internal file', () => {
    expect(
      filesOf(
        'en/blog/site.map.html/index.html',
        'banners/scratch/stats.json',
        'fragments/latest-en.json',
        'en/blog/fragments/index.html',
      ),
    ).toHaveLength(4);
  });

  it.each([
    'app-0cb479e8d6ecd8e3ed9e.js',
    'component---src-pages-404-tsx.d63ae242591f696c22ba.css',
    'static/6f0d1c/door.webp',
    'og/0a1b2c3d4e5f60.webp',
    'page-data/sq/d/1234567.json',
  ])('lets browsers keep the content-hashed file %s for good', (hashed) => {
    expect(cacheOf(hashed)).toBe('immutable');
  });

  it.each([
    'en/index.html',
    'page-data/en/blog/page-data.json',
    'page-data/app-data.json',
    'banners/scratch/banner.js',
    'demos/pho-lanh/mot-cot/style.css',
    'sitemap-0.xml',
    'icons/favicon.svg',
  ])('has browsers ask again for %s, which has no hash in its name', (plain) => {
    expect(cacheOf(plain)).toBe('revalidate');
  });

  it('lists files by address, so that equal builds have equal manifests', () => {
    expect(filesOf('b.txt', 'a.txt', 'c.txt').map(({ path }) => path)).toEqual([
      '/a.txt',
      '/b.txt',
      '/c.txt',
    ]);
  });
});

describe('the redirects of a release', () => {
  it('are apart from its rewrites, which answer with status 200', () => {
    const { redirects, rewrites } = toManifest(
      [],
      [
        redirect('/en/old/', '/en/new/', { ignoreCase: false }),
        redirect('/vn/collection/a/*', '/vn/collection/a/', { statusCode: 200 }),
      ],
    );
    expect(redirects).toEqual([{ from: '/en/old/', to: '/en/new/', status: 301, ignoreCase: false }]);
    expect(rewrites).toEqual([{ from: '/vn/collection/a/*', to: '/vn/collection/a/' }]);
  });

  it('stand in the order of their addresses, whatever order they were made in', () => {
    const made = ['/c/', '/a/', '/b/'].map((from) => redirect(from, '/to/'));
    expect(toManifest([], made).redirects.map(({ from }) => from)).toEqual(['/a/', '/b/', '/c/']);
  });

  it('ignore the case of letters unless told otherwise', () => {
    const ignoreCase = (more?: object) =>
      toManifest([], [redirect('/a/', '/b/', more)]).redirects.map((one) => one.ignoreCase);
    expect([ignoreCase(), ignoreCase({ ignoreCase: true }), ignoreCase({ ignoreCase: false })]).toEqual([
      [true],
      [true],
      [false],
    ]);
  });

  it('are permanent only where they say so', () => {
    const said = [true, false].map((isPermanent) => ({ fromPath: '/a/', toPath: '/b/', isPermanent }));
    expect(toManifest([], said).redirects.map(({ status }) => status)).toEqual([301, 302]);
    const statuses = [301, 302, 307].map((status) => redirect('/a/', '/b/', { statusCode: status }));
    expect(toManifest([], statuses).redirects.map(({ status }) => status)).toEqual([301, 302, 302]);
  });
});

describe('the translations of a release', () => {
  const page = (path: string, alternates?: object) => ({ path, context: { alternates } });
  const door = { en: '/en/blog/a-door/', vn: '/vn/blog/mot-canh-cua/' };
  const car = { en: '/en/blog/car/', vn: '/vn/blog/xe/' };
  const of = (...pages: Parameters<typeof toManifest>[2] & object) => toManifest([], [], pages).translations;

  it('are those of pages with another slug in the other language, each once and in the order of their addresses', () => {
    expect(of(page(door.vn, door), page(car.en, car), page(door.en, door), page(car.vn, car))).toEqual([
      door,
      car,
    ]);
  });

  it('are none of pages whose addresses differ by the language alone, or that are there in one', () => {
    const pages = [
      page('/en/career/', { en: '/en/career/', vn: '/vn/career/' }),
      page('/vn/blog/chi-co/', { vn: '/vn/blog/chi-co/' }),
      page('/404.html'),
      { path: '/dev-404-page/' },
    ];
    expect(of(...pages)).toEqual([]);
  });
});

describe('at the end of a build', () => {
  inTemporaryFolder();

  const write = (...files: string[]) => {
    for (const file of files) {
      mkdirSync(dirname(`public/${file}`), { recursive: true });
      writeFileSync(`public/${file}`, '');
    }
  };

  it('the manifest names every file that is there', async () => {
    write('en/index.html', 'static/.well-known', 'app-0cb479e8d6ecd8e3ed9e.js.map');
    await writeManifest('public', [{ path: '/en/' }], [redirect('/en/old/', '/en/')]);
    expect(JSON.parse(readFileSync('build/manifest.json', 'utf8'))).toEqual({
      languages: ['en', 'vn'],
      files: [
        { path: '/en/', file: 'en/index.html', cache: 'revalidate' },
        { path: '/static/.well-known', file: 'static/.well-known', cache: 'immutable' },
      ],
      redirects: [{ from: '/en/old/', to: '/en/', status: 301, ignoreCase: true }],
      rewrites: [],
      translations: [],
    });
  });

  it('a page that was not written is named', async () => {
    write('en/index.html');
    await expect(writeManifest('public', [{ path: '/en/' }, { path: '/en/blog/' }], [])).rejects.toThrow(
      'The page /en/blog/ was not written.',
    );
  });
});
