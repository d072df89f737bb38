import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

/** In pixels: the window of the photograph; the width that the pictures have; how much of a long page there is. */
const shot = { window: { width: 1440, height: 900 }, thumbnail: 800, full: 1000, longest: 5_600 } as const;

/** Width by height of a thumbnail. */
const ratio = 100 / 116;

/** What a page shows by the hour it shows as in the morning of a working day. */
const morning = new Date('2026-03-10T08:20:00+07:00');

/** Pictures that wait for a visitor to come near do not wait for a camera. */
const bringPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });

/** A page from its head to its foot, as it stands when all of it is there and nothing moves. */
const photographPage = async (browser: Browser, address: string): Promise<Buffer> => {
  const context = await browser.newContext({
    viewport: shot.window,
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  });
  const page = await context.newPage();
  try {
    await page.clock.setFixedTime(morning);
    await page.goto(address, { waitUntil: 'networkidle' });
    await bringPictures(page);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
};

/** The two pictures of a layout, in WebP. */
export interface LayoutPictures {
  readonly thumbnail: Buffer;
  readonly full: Buffer;
}

/**
 * Photographs the page of a layout: its upper part as the thumbnail, 800 x 928, and the whole as the full picture, 1000 wide.
 *
 * @throws when the page does not come
 */
export async function photographLayout(browser: Browser, address: string): Promise<LayoutPictures> {
  const photo = sharp(await photographPage(browser, address));
  const { width = 0, height = 0 } = await photo.metadata();
  const part = (tall: number) =>
    photo.clone().extract({ left: 0, top: 0, width, height: Math.min(height, tall) });
  const webp = { effort: 5, smartSubsample: true };
  return {
    thumbnail: await part(Math.round(width / ratio))
      .resize({ width: shot.thumbnail })
      .webp({ quality: 76, ...webp })
      .toBuffer(),
    full: await part(shot.longest)
      .resize({ width: shot.full })
      .webp({ quality: 66, ...webp })
      .toBuffer(),
  };
}

/** Writes them into a folder as `<name>.webp` and `<name>-full.webp`. */
export async function writePictures(folder: string, name: string, pictures: LayoutPictures): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.webp`), pictures.thumbnail);
  await writeFile(path.join(folder, `${name}-full.webp`), pictures.full);
}
