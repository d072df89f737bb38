/**
 * Makes the film of the Embed Video banner and the picture before it: draws its frames in Chromium and encodes them with
 * ffmpeg (with libx264). `npx tsx content/artwork/rich-banners/film.mts`; CHROMIUM_PATH as in `../render.mts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { length } from './embed-video/beats.mjs';
import { serveRepository } from './serve.mts';
import { filmSound } from './sound.mts';

const target = 'static/banners/embed-video';
const rate = 15;

const { origin, server } = await serveRepository();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const page = await browser.newPage();
await page.goto(`${origin}/content/artwork/rich-banners/embed-video/film.html`);
await page.waitForFunction('window.ready');
const frame = async (time: number): Promise<Buffer> => {
  const drawn = String(await page.evaluate(`window.draw(${time})`));
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
};

const folder = await mkdtemp(join(tmpdir(), 'film-'));
await writeFile(join(folder, 'sound.wav'), filmSound());
const picture = `-c:v libx264 -preset veryslow -tune animation -crf 39.5 -x264-params psy-rd=0:deblock=1,1 -g 180 -bf 8 -refs 8 -vf scale=480:480:flags=lanczos -pix_fmt yuv420p -profile:v high`;
const encoder = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(rate), '-i', '-'],
    ...['-i', join(folder, 'sound.wav'), ...picture.split(' ')],
    ...['-c:a', 'aac', '-b:a', '18k', '-ac', '1', '-movflags', '+faststart', `${target}/film.mp4`],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
for (let index = 0; index < length * rate; index++) {
  if (!encoder.stdin.write(await frame(index / rate))) await once(encoder.stdin, 'drain');
}
encoder.stdin.end();
await once(encoder, 'close');
await rm(folder, { recursive: true });

await sharp(await frame(length - 0.1))
  .resize(480)
  .webp({ quality: 52, effort: 6 })
  .toFile(`${target}/poster.webp`);
await browser.close();
server.close();
