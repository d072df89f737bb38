import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { inRoot } from '../../node-lib/root';

const MOST_BYTES = 60_000;
const QUALITIES = [70, 60, 50, 40];

/**
 * Takes what the window shows as a picture of the documentation: `docs/images/<name>.webp`.
 *
 * @throws when it weighs 60 kB or more.
 */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = inRoot('docs', 'images', `${name}.webp`);
  for (const quality of QUALITIES) {
    const { size } = await sharp(shot).webp({ quality, effort: 6, smartSubsample: true }).toFile(file);
    if (size < MOST_BYTES) return;
  }
  throw new Error(`${file} weighs ${MOST_BYTES} bytes or more: take a smaller part of the window`);
};
