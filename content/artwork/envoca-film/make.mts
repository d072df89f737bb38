/**
 * Makes the film that the page of Envoca opens, in both languages, and the pictures before it: draws their frames in
 * Chromium and encodes them with ffmpeg (with libx264 and libvpx-vp9). `npx tsx content/artwork/envoca-film/make.mts`; CHROMIUM_PATH as in
 * `../render.mts`. With seconds behind it (`… make.mts 3 8.2`) it only photographs these, into the folder for temporary files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { length } from './motion.mjs';

const rate = 24;
/**
 * What stands before the film plays, and the picture from it on the page: in both the words are those that are taught. The build
 * compresses the second once more: noise of its own would show round each drop there.
 */
const pictures = {
  'film-poster.webp': { second: 5.6, webp: { quality: 84 } },
  'film-still.webp': { second: 3.76, webp: { lossless: true } },
};
const target = fileURLToPath(new URL('../../case-studies/envoca-mobile-app/', import.meta.url));
const source = pathToFileURL(fileURLToPath(new URL('film.html', import.meta.url))).href;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--allow-file-access-from-files',
    '--font-render-hinting=none',
  ],
});
const camera = async (deviceScaleFactor: number, language: 'en' | 'vi') => {
  const page = await browser.newPage({ viewport: { width: 960, height: 720 }, deviceScaleFactor });
  await page.goto(`${source}?lang=${language}`);
  await page.waitForFunction('window.ready');
  return async (second: number): Promise<Buffer> => {
    await page.evaluate(`window.draw(${second})`);
    return page.screenshot();
  };
};
const encode = async (input: readonly string[], output: readonly string[]): Promise<void> => {
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-an', ...output], {
    stdio: 'inherit',
  });
  const [code] = (await once(encoder, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
};

const seconds = process.argv.slice(2).map(Number);
const colours = '-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';
const convert = ['-vf', 'scale=out_color_matrix=bt709', ...colours.split(' ')];
const x264 =
  '-c:v libx264 -preset veryslow -tune animation -crf 30 -profile:v high -g 240 -movflags +faststart';
const vp9 = '-c:v libvpx-vp9 -crf 44 -b:v 0 -deadline good -cpu-used 1 -row-mt 1 -g 240';

for (const [language, suffix] of [
  ['en', ''],
  ['vi', '-vn'],
] as const) {
  const photograph = await camera(1, language);
  const folder = await mkdtemp(join(tmpdir(), `envoca-film${suffix}-`));
  for (const second of seconds) {
    await writeFile(join(folder, `${second}.png`), await photograph(second));
    console.log(join(folder, `${second}.png`));
  }
  if (seconds.length > 0) continue;
  for (let index = 0; index < length * rate; index++)
    await writeFile(join(folder, `${String(index).padStart(4, '0')}.png`), await photograph(index / rate));
  const frames = ['-framerate', String(rate), '-i', join(folder, '%04d.png')];
  await encode(frames, [...convert, ...x264.split(' '), join(target, `film${suffix}.mp4`)]);
  await encode(frames, [...convert, ...vp9.split(' '), join(target, `film${suffix}.webm`)]);
  await rm(folder, { recursive: true });
}
if (seconds.length === 0) {
  // Sharp on dense screens too.
  const still = await camera(1.5, 'en');
  for (const [name, { second, webp }] of Object.entries(pictures))
    await sharp(await still(second))
      .webp({ ...webp, effort: 6 })
      .toFile(join(target, name));
}
await browser.close();
