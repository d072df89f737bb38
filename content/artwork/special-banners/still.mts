/**
 * Photographs the car of the 3D banner as it stands before anybody turns it: what the banner shows until the car itself is
 * there, and where it never comes; and the banner around it, for the page's own frame. `npx tsx content/artwork/special-banners/still.mts`; CHROMIUM_PATH as in `../render.mts`.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import { bundleBanners } from '../../../gatsby/bundledBanners';

const banner = 'hyundai-i30-3d';
const folder = await mkdtemp(join(tmpdir(), 'still-'));
await bundleBanners(folder);
await cp(resolve('static/banners', banner), join(folder, 'banners', banner), { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // Without a graphics card the processor draws it.
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
/** The banner as it stands once its car is there. It does not turn by itself where less motion is wanted. */
const standing = async (file: string, deviceScaleFactor: number): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 320, height: 320 },
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  await page.goto(pathToFileURL(join(folder, 'banners', banner, file)).href);
  await page.locator('.ask').click();
  await page.locator('.ready').waitFor();
  await page.mouse.move(1, 1);
  return page;
};

const page = await standing('index.html', 2);
await page.addStyleTag({
  content: 'html,body,.ad{background:none!important}.ad>:not(canvas){display:none!important}',
});
const picture = await page.screenshot({ omitBackground: true });
await sharp(picture)
  .webp({ quality: 81, alphaQuality: 90, effort: 6 })
  .toFile(`static/banners/${banner}/still.webp`);

// The whole of it, for the page's frame: nothing jumps when the banner takes the picture's place.
for (const [file, name] of [
  ['index.html', 'live'],
  ['vn.html', 'live-vn'],
] as const) {
  const whole = await (await standing(file, 3)).screenshot();
  await sharp(whole)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(`content/case-studies/3d-hyundai-i30-banner/${name}.webp`);
}
await browser.close();
await rm(folder, { recursive: true });
