/**
 * Photographs the drawings of this folder into the pictures the site shows.
 * Run `npx tsx content/artwork/render.mts`; CHROMIUM_PATH names the browser when it is not `chromium`.
 */
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

const drawings = [
  { source: 'social-default.html', target: '../../static/social/default.webp', width: 1200, height: 628 },
];

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--allow-file-access-from-files'],
});
for (const { source, target, width, height } of drawings) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`file://${here(source)}`);
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 86 })
    .toFile(here(target));
  await page.close();
}
await browser.close();
