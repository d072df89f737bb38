import { statSync } from 'node:fs';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { inRoot } from '../../node-lib/root';

const MOST_BYTES = 60_000;

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
  await sharp(shot).webp({ quality: 60, effort: 6, smartSubsample: true }).toFile(file);
  const { size } = statSync(file);
  if (size >= MOST_BYTES)
    throw new Error(`${file} weighs ${size} bytes: less than ${MOST_BYTES} it should be`);
};
