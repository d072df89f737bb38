/** What crawlers and devices ask for at the root, as the server sends it. */
import sharp from 'sharp';

import { readSitemap } from '../support/sitemap';
import { siteUrl } from '../support/stack';

interface WebManifest {
  readonly name: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

const get = async (path: string): Promise<Response> => fetch(`${siteUrl}${path}`, { redirect: 'manual' });

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap-index.xml', 'application/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
])('%s is there, as %s, and asked for anew each time', async (path, type) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('robots.txt lets pages be read, and names the sitemap', async () => {
  const lines = (await (await get('/robots.txt')).text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  const forbidden = lines.filter((line) => line.startsWith('Disallow:'));
  expect(forbidden.filter((line) => !line.startsWith('Disallow: /banners/'))).toEqual([]);
});

test('the sitemap says when posts, showcases and templates were last changed, and no date that is not known', async () => {
  const entries = await readSitemap();
  const isEntry = (path: string) =>
    /^\/(en|vn)\/(blog\/(?!page\/)|showcases-web\/|collection\/)[^/]+\//.test(path);
  for (const { url, lastmod } of entries) {
    expect([url, lastmod !== undefined]).toEqual([url, isEntry(url.slice(siteUrl.length))]);
    if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
  }
  // Made in one moment, they would be that of the build.
  expect(new Set(entries.map(({ lastmod }) => lastmod)).size).toBeGreaterThan(2);
});

test('the manifest starts the site, in the colour of its pages, with icons of the sizes they say', async () => {
  const manifest = (await (await get('/manifest.webmanifest')).json()) as WebManifest;
  expect(manifest.name).toBe('Saola');
  const page = await (await fetch(`${siteUrl}${manifest.start_url}`)).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  expect(page).toContain(`content="${manifest.theme_color}"`);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await get(src);
    expect(answer.headers.get('content-type')).toBe(type);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('apple-touch-icon.png has a ground of its own and 180 pixels', async () => {
  const picture = sharp(await (await get('/apple-touch-icon.png')).arrayBuffer());
  expect(await picture.metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
});
