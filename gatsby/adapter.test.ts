import { readFileSync } from 'node:fs';

import type { RoutesManifest } from 'gatsby';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { releaseAdapter, toManifest } from './adapter';

type Route = RoutesManifest[number];

const file = (path: string, filePath: string): Route => ({ type: 'static', path, filePath, headers: [] });
const redirect = (path: string, toPath: string, more: object = {}): Route => ({
  ...{ type: 'redirect', path, toPath, status: 301, headers: [] },
  ...more,
});
const filesOf = (...filePaths: string[]) =>
  toManifest(filePaths.map((filePath) => file('/as/gatsby/says/', filePath))).files;
const cacheOf = (filePath: string) => filesOf(filePath)[0]?.cache;

describe('the manifest of a release', () => {
  it('names the languages, the default first', () => {
    expect(toManifest([]).languages).toEqual(['en', 'vn']);
  });

  it('has pages at the address of their folder', () => {
    expect(filesOf('public/en/blog/index.html', 'public/index.html')).toEqual([
      { path: '/', file: 'index.html', cache: 'revalidate' },
      { path: '/en/blog/', file: 'en/blog/index.html', cache: 'revalidate' },
    ]);
  });

  it('takes the file as the truth where a route carries a stray slash', () => {
    const [style] = toManifest([
      file('/app.8ffc52a4cbed441f6bb1.css/', 'public/app.8ffc52a4cbed441f6bb1.css'),
    ]).files;
    expect(style).toEqual({
      path: '/app.8ffc52a4cbed441f6bb1.css',
      file: 'app.8ffc52a4cbed441f6bb1.css',
      cache: 'immutable',
    });
  });

  it.each([
    'public/app-0cb479e8d6ecd8e3ed9e.js.map',
    'public/webpack.stats.json',
    'public/chunk-map.json',
    'public/framework-2f10e6a0c0a208375027.js.LICENSE.txt',
    'public/_gatsby/slices/_gatsby-scripts-1.html',
    'public/en/fragments/latest/index.html',
    'public/page-data/vn/fragments/latest/page-data.json',
    'public/~partytown/partytown.js',
  ])('leaves out the internal file %s', (internal) => {
    expect(filesOf(internal)).toEqual([]);
  });

  it('keeps what only looks like an internal file', () => {
    expect(
      filesOf(
        'public/en/blog/site.map.html/index.html',
        'public/banners/scratch/stats.json',
        'public/fragments/latest-en.json',
        'public/en/blog/fragments/index.html',
      ),
    ).toHaveLength(4);
  });

  it.each([
    'public/app-0cb479e8d6ecd8e3ed9e.js',
    'public/component---src-pages-404-tsx.d63ae242591f696c22ba.css',
    'public/static/6f0d1c/door.webp',
    'public/page-data/sq/d/1234567.json',
  ])('lets browsers keep the content-hashed file %s for good', (hashed) => {
    expect(cacheOf(hashed)).toBe('immutable');
  });

  it.each([
    'public/en/index.html',
    'public/page-data/en/blog/page-data.json',
    'public/page-data/app-data.json',
    'public/banners/scratch/banner.js',
    'public/demos/pho-lanh/mot-cot/style.css',
    'public/sitemap/sitemap-0.xml',
    'public/icons/favicon.svg',
  ])('has browsers ask again for %s, which has no hash in its name', (plain) => {
    expect(cacheOf(plain)).toBe('revalidate');
  });

  it('lists files by address, so that equal builds have equal manifests', () => {
    expect(filesOf('public/b.txt', 'public/a.txt', 'public/c.txt').map(({ path }) => path)).toEqual([
      '/a.txt',
      '/b.txt',
      '/c.txt',
    ]);
  });
});

describe('the redirects of a release', () => {
  it('are apart from its rewrites, which answer with status 200', () => {
    const { redirects, rewrites } = toManifest([
      redirect('/en/old/', '/en/new/', { ignoreCase: false }),
      redirect('/vn/collection/a/*', '/vn/collection/a/', { status: 200 }),
    ]);
    expect(redirects).toEqual([{ from: '/en/old/', to: '/en/new/', status: 301, ignoreCase: false }]);
    expect(rewrites).toEqual([{ from: '/vn/collection/a/*', to: '/vn/collection/a/' }]);
  });

  it('ignore the case of letters unless told otherwise', () => {
    const ignoreCase = (more?: object) =>
      toManifest([redirect('/a/', '/b/', more)]).redirects.map((one) => one.ignoreCase);
    expect([ignoreCase(), ignoreCase({ ignoreCase: true }), ignoreCase({ ignoreCase: false })]).toEqual([
      [true],
      [true],
      [false],
    ]);
  });

  it('are permanent only where they say so', () => {
    const statuses = [301, 302, 307].map((status) => redirect('/a/', '/b/', { status }));
    expect(toManifest(statuses).redirects.map(({ status }) => status)).toEqual([301, 302, 302]);
  });
});

describe('the adapter', () => {
  inTemporaryFolder();

  const adapt = async (functionsManifest: object[] = []) => {
    const info = jest.fn();
    const adapter = releaseAdapter();
    const routesManifest = [file('/en/', 'public/en/index.html')];
    const build = { routesManifest, functionsManifest, reporter: { info } };
    await adapter.adapt(build as unknown as Parameters<typeof adapter.adapt>[0]);
    return info.mock.calls.flat() as string[];
  };

  it('writes the manifest for the release and says what is in it', async () => {
    expect(await adapt()).toEqual(['Wrote build/manifest.json: 1 files, 0 redirects']);
    expect(JSON.parse(readFileSync('build/manifest.json', 'utf8'))).toEqual({
      languages: ['en', 'vn'],
      files: [{ path: '/en/', file: 'en/index.html', cache: 'revalidate' }],
      redirects: [],
      rewrites: [],
    });
  });

  it('refuses functions: every page is prebuilt', async () => {
    await expect(adapt([{ functionId: 'ssr-engine' }])).rejects.toThrow('A release has no functions');
  });
});
