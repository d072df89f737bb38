import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { calmCut, STRIP } from './calmCut';

/** Lines of letters from one row to another. */
type Lines = readonly (readonly [from: number, to: number])[];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cut-'));
});
afterAll(() => rm(folder, { recursive: true }));

let made = 0;
const pictureOf = async (width: number, height: number, lines: Lines): Promise<string> => {
  const letters = lines.flatMap(([from, to]) =>
    Array.from(
      { length: 12 },
      (_, at) =>
        `<rect x="${(at / 12) * width}" y="${from}" width="${width / 24}" height="${to - from}" fill="#123"/>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${letters.join('')}</svg>`;
  const file = join(folder, `${(made += 1)}.webp`);
  await sharp(Buffer.from(svg)).webp().toFile(file);
  return file;
};

/** The first and the last row of the strip that is shown. */
const shownOf = async (width: number, height: number, lines: Lines) => {
  const cut = await calmCut(await pictureOf(width, height, lines));
  const strip = width * STRIP;
  const top = ((height - strip) * cut) / 100;
  return { top, bottom: top + strip };
};

describe('where a title picture is cut', () => {
  it.each<[string, Lines]>([
    [
      'lines near both edges',
      [
        [30, 110],
        [140, 220],
        [290, 365],
        [430, 510],
        [590, 660],
      ],
    ],
    ['one line at the top', [[20, 140]]],
    [
      'one line at the foot and one above it',
      [
        [180, 260],
        [600, 690],
      ],
    ],
  ])('is between its lines of letters: %s', async (_, lines) => {
    const { top, bottom } = await shownOf(800, 716, lines);
    for (const [from, to] of lines)
      for (const edge of [top, bottom]) expect(edge > from + 3 && edge < to - 3).toBe(false);
  });

  it('keeps as much as it can of what stands there', async () => {
    const { top, bottom } = await shownOf(800, 716, [[600, 690]]);
    expect(top).toBeLessThan(600);
    expect(bottom).toBeGreaterThan(690);
  });

  it('is the middle of a picture that has nothing to divide', async () => {
    const { top, bottom } = await shownOf(800, 716, []);
    expect(Math.abs(top - (716 - bottom))).toBeLessThan(5);
  });

  it('is not asked of a picture that is no higher than what is shown', async () => {
    expect(await calmCut(await pictureOf(1600, 500, [[20, 480]]))).toBe(50);
  });

  it('holds for an upright picture', async () => {
    const { top, bottom } = await shownOf(600, 800, [[540, 600]]);
    expect(top).toBeLessThan(540);
    expect(bottom).toBeGreaterThan(600);
  });
});
