/**
 * Photographs the drawings of this folder into the pictures the site shows; `pictures.mts` lists them.
 * `npx tsx content/artwork/render.mts` makes all of them and the clients' word marks; with words after it, only
 * those whose source or target contains one of the words. CHROMIUM_PATH names the browser when it is not /usr/bin/chromium.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';

import { drawMarks } from './clients/marks.mts';
import type { PictureOrder } from './order.mts';
import { pictures } from './pictures.mts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The car of the 3D banner, for the drawings of its case study: they show the one that is turned. */
const solidCar = 'hyundai-i30';
const isSolid = ({ source }: PictureOrder): boolean => source.includes(`project=${solidCar}&`);
const carScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [here(`${solidCar}/solid.ts`)],
    bundle: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

const photograph = async (browser: Browser, order: PictureOrder): Promise<Buffer> => {
  const { source, width, height, scale = 2, clip, ground = true } = order;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const [file = '', query = ''] = source.split('?');
  if (isSolid(order)) await page.addInitScript(await carScript());
  await page.goto(`file://${here(file)}${query && `?${query}`}`, { waitUntil: 'networkidle' });
  // Screens stand in frames of their own, each with its own faces.
  for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ clip, omitBackground: !ground });
  await page.close();
  return picture;
};

const wanted = process.argv.slice(2);
const isWanted = (...names: string[]): boolean =>
  wanted.length === 0 || wanted.some((word) => names.some((name) => name.includes(word)));
const orders = pictures.filter(({ source, target }) => isWanted(source, target));

const launch = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--allow-file-access-from-files', ...more],
  });
const browser = await launch();
/** Where there is no graphics card the processor draws what is solid. In a browser of its own: all else would be drawn a little otherwise. */
const solidBrowser = orders.some(isSolid)
  ? await launch('--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader')
  : undefined;
for (const order of orders) {
  const target = here(`../../${order.target}`);
  await mkdir(dirname(target), { recursive: true });
  const taken = sharp(await photograph((isSolid(order) && solidBrowser) || browser, order));
  const photo = order.flat ? sharp(await taken.png({ palette: true, dither: 0 }).toBuffer()) : taken;
  // Flat interfaces are smallest without loss, gradients with it: the build makes its sizes from either.
  const results = await Promise.all([
    photo.clone().webp({ lossless: true, effort: 5 }).toBuffer({ resolveWithObject: true }),
    photo
      .clone()
      .webp({ quality: order.quality ?? 90, effort: 5, smartSubsample: true })
      .toBuffer({ resolveWithObject: true }),
  ]);
  const [{ data, info }] = results.sort((a, b) => a.info.size - b.info.size) as [(typeof results)[0]];
  await writeFile(target, data);
  console.log(`${order.target}: ${info.width}x${info.height}, ${Math.round(info.size / 1024)} kB`);
}
await browser.close();
await solidBrowser?.close();
if (isWanted('content/clients')) await drawMarks();
