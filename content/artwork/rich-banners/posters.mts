/**
 * Photographs how five banners look at their end, at twice their size, for the pages that show them, in both languages:
 * `npx tsx content/artwork/rich-banners/posters.mts`, or with slugs after it only those. CHROMIUM_PATH as in
 * `../render.mts`.
 */
import { writeFile } from 'node:fs/promises';

import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import { serveRepository } from './serve.mts';

const tap = async (page: Page): Promise<void> => {
  await page.click('#strip');
  await page.evaluate('document.activeElement.blur()');
};
const posters = [
  { slug: '360-product', width: 300, height: 600 },
  { slug: 'before-after', width: 300, height: 250 },
  { slug: 'embed-video', width: 300, height: 600 },
  { slug: 'parallax', width: 300, height: 250 },
  { slug: 'expandable', width: 320, height: 50 },
  { slug: 'expandable', width: 320, height: 480, name: 'poster-open', before: tap },
];

const wanted = process.argv.slice(2);
const { origin, server } = await serveRepository();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const editions = [
  { document: 'index.html', ending: '.webp' },
  { document: 'vn.html', ending: '-vn.webp' },
];
for (const [{ slug, width, height, name = 'poster', before }, { document, ending }] of posters.flatMap(
  (poster) => editions.map((edition) => [poster, edition] as const),
)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    // Nothing that shows only under a pointer.
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${origin}/static/banners/${slug}/${document}`, { waitUntil: 'networkidle' });
  await page.evaluate('document.fonts.ready');
  await before?.(page);
  const photo = sharp(await page.screenshot());
  const results = await Promise.all([
    photo.clone().webp({ lossless: true, effort: 6 }).toBuffer(),
    photo.clone().webp({ quality: 88, effort: 6, smartSubsample: true }).toBuffer(),
  ]);
  const [smallest] = results.sort((a, b) => a.length - b.length) as [Buffer, Buffer];
  await writeFile(`content/banners/${slug}/${name}${ending}`, smallest);
  console.log(`${slug}/${name}${ending}: ${smallest.length} bytes`);
  await page.close();
}
await browser.close();
server.close();
