/**
 * Photographs the last picture of each banner: as the poster of its card, at twice its size, and as `fallback.jpg`
 * in the folder of a standard banner, for places that run no scripts; each also in Vietnamese, of its `vn.html`.
 * `npx tsx content/artwork/banners/posters.mts` makes all of them, with slugs after it only those.
 * CHROMIUM_PATH names the browser when it is not /usr/bin/chromium.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const slugs = [
  'liquors-banner',
  'parched-panther',
  'toast-and-co',
  'vine-brations',
  'scratch',
  'gallery',
] as const;
const standard: readonly string[] = slugs.slice(0, 4);
const height = (slug: string): number => (slug === 'gallery' ? 250 : 600);

const lastPictureOf = async (browser: Browser, slug: string, file: string): Promise<Buffer> => {
  const page = await browser.newPage({
    viewport: { width: 300, height: height(slug) },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    // What lies open without scripts is what is left at the end; only the gallery has buttons to show.
    javaScriptEnabled: slug === 'gallery',
  });
  await page.route('**', (route) =>
    route.fulfill({ path: `${root}static${new URL(route.request().url()).pathname}` }),
  );
  await page.goto(`http://localhost/banners/${slug}/${file}`, { waitUntil: 'networkidle' });
  // The pointer starts in the corner, above the link.
  await page.mouse.move(-10, -10);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return picture;
};

/** The best quality that stays below a weight. */
const within = async (bytes: number, encode: (quality: number) => Promise<Buffer>): Promise<Buffer> => {
  for (let quality = 88; quality > 40; quality -= 4) {
    const result = await encode(quality);
    if (result.length < bytes) return result;
  }
  throw new Error(`Not below ${bytes} bytes`);
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--allow-file-access-from-files'],
});
const wanted = process.argv.slice(2);
for (const slug of slugs.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  if (!existsSync(`${root}content/banners/${slug}`)) throw new Error(`No texts of ${slug}`);
  for (const { file, ending } of [
    { file: 'index.html', ending: '' },
    { file: 'vn.html', ending: '-vn' },
  ]) {
    const picture = sharp(await lastPictureOf(browser, slug, file));
    const poster = await within(58_000, (quality) =>
      picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
    );
    await writeFile(`${root}content/banners/${slug}/poster${ending}.webp`, poster);
    console.log(`${slug}: poster${ending}.webp ${Math.round(poster.length / 1000)} kB`);
    if (!standard.includes(slug)) continue;
    // Two of them and two pages have to fit into the weight of one banner.
    const fallback = await within(36_000, (quality) =>
      picture.clone().resize(300).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    );
    await writeFile(`${root}static/banners/${slug}/fallback${ending}.jpg`, fallback);
    console.log(`${slug}: fallback${ending}.jpg ${Math.round(fallback.length / 1000)} kB`);
  }
}
await browser.close();
