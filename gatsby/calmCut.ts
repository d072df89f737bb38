import sharp from 'sharp';

import { remembered } from './remembered';

/** Height to width of what is shown of a title picture (src/features/blog/post/PostHeader.module.css): those drawn for it are whole. */
export const STRIP = 2 / 3;

/** Wide enough to tell letters from the ground they stand on. */
const WIDTH = 240;
/** Neighbouring colours that differ by less are a shade of one thing. */
const LEAST = 40;
/** So many rows at each side of a cut have a say, the nearest the loudest: letters that almost touch an edge look cut. */
const NEAR = 7;
/** What all that is lost weighs against what is divided. */
const LOST = 30;

/** How much stands in each row: how often, and how far, its colours change along it. */
const changesOf = (pixels: Uint8Array, width: number, height: number): readonly number[] =>
  Array.from({ length: height }, (_, row) => {
    let sum = 0;
    for (let at = row * width * 3 + 3; at < (row + 1) * width * 3; at += 3) {
      const change = [0, 1, 2].reduce(
        (all, part) => all + Math.abs((pixels[at + part] ?? 0) - (pixels[at + part - 3] ?? 0)),
        0,
      );
      if (change > LEAST) sum += Math.min(change, 240);
    }
    return sum / width;
  });

/** What a cut between the rows `at - 1` and `at` divides; an edge of the picture divides nothing. */
const divides = (rows: readonly number[], at: number): number => {
  if (at <= 0 || at >= rows.length) return 0;
  let sum = 0;
  for (let away = 0; away < NEAR; away += 1)
    sum += ((rows[at + away] ?? 0) + (rows[at - 1 - away] ?? 0)) / 1.6 ** (away + 1);
  return sum;
};

/**
 * Where a strip is cut out of a picture so that its edges go through as few letters as they can.
 *
 * @returns what is left out above it, in percent of all that is left out (`object-position`); the middle for a picture that is no
 *   higher than the strip
 */
export const calmCut = remembered(async (file: string): Promise<number> => {
  const { data, info } = await sharp(file)
    .rotate()
    .resize(WIDTH)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strip = Math.round(WIDTH * STRIP);
  const spare = info.height - strip;
  if (spare <= 0) return 50;
  const rows = changesOf(data, info.width, info.height);
  const sum = (from: number, to: number) => rows.slice(from, to).reduce((all, row) => all + row, 0);
  const all = sum(0, rows.length) || 1;
  const costs = Array.from({ length: spare + 1 }, (_, top) => {
    const lost = 1 - sum(top, top + strip) / all;
    // Of equal ones that in the middle.
    const aside = Math.abs(top / spare - 0.5) / 100;
    return divides(rows, top) + divides(rows, top + strip) + LOST * lost + aside;
  });
  return Math.round((costs.indexOf(Math.min(...costs)) / spare) * 100);
});
