/**
 * Photographs the pictures that banners in static/banners are made of, at twice their size:
 * `npx tsx content/artwork/rich-banners/pictures.mts`. CHROMIUM_PATH as in `../render.mts`.
 */
import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { serveRepository } from './serve.mts';

const pictures = [
  { source: 'before-after/room.html', target: 'before-after/before.webp' },
  { source: 'before-after/room.html?after', target: 'before-after/after.webp' },
];

const { origin, server } = await serveRepository();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const page = await browser.newPage({ viewport: { width: 300, height: 250 }, deviceScaleFactor: 2 });
for (const { source, target } of pictures) {
  await page.goto(`${origin}/content/artwork/rich-banners/${source}`);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(`static/banners/${target}`);
  console.log(`${target}: ${size} bytes`);
}
await browser.close();
server.close();
