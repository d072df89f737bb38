/**
 * Photographs the car of the 3D banner as it stands before anybody turns it: what the banner shows until the car itself is
 * there, and where it never comes. `npx tsx content/artwork/special-banners/still.mts`; CHROMIUM_PATH as in `../render.mts`.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';
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
const page = await browser.newPage({
  viewport: { width: 320, height: 320 },
  deviceScaleFactor: 2,
  // It does not turn by itself then.
  reducedMotion: 'reduce',
});
await page.goto(pathToFileURL(join(folder, 'banners', banner, 'index.html')).href);
await page.locator('.ask').click();
await page.locator('.ready').waitFor();
await page.addStyleTag({
  content: 'html,body,.ad{background:none!important}.ad>:not(canvas){display:none!important}',
});
const picture = await page.screenshot({ omitBackground: true });
await sharp(picture)
  .webp({ quality: 84, alphaQuality: 90, effort: 6 })
  .toFile(`static/banners/${banner}/still.webp`);
await browser.close();
await rm(folder, { recursive: true });
