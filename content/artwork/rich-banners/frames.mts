/**
 * Draws the 36 pictures of the 360 Product banner: `npx tsx content/artwork/rich-banners/frames.mts`, about five minutes
 * without a graphics card; with numbers after it, only those. CHROMIUM_PATH as in `../render.mts`.
 */
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { serveRepository } from './serve.mts';

const target = fileURLToPath(new URL('../../../static/banners/360-product/frames/', import.meta.url));
const numbers = process.argv.slice(2).map(Number);
const wanted = numbers.length > 0 ? numbers : Array.from({ length: 36 }, (_, picture) => picture);

const { origin, server } = await serveRepository();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage();
await page.goto(`${origin}/content/artwork/rich-banners/360-product/flask.html`);
await page.waitForFunction('window.ready');
for (const picture of wanted) {
  const drawn = String(await page.evaluate(`window.draw(${picture})`));
  // The smallest that still shows the stars: all 36 have to fit into the weight of a banner.
  const { size } = await sharp(Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'))
    .avif({ quality: 23, effort: 8, chromaSubsampling: '4:2:0' })
    .toFile(`${target}${String(picture).padStart(2, '0')}.avif`);
  console.log(`${picture}: ${size} bytes`);
}
await browser.close();
server.close();
