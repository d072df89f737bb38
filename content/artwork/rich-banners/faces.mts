/**
 * Makes the font files of five banners in static/banners, each with the letters of Latin words and figures at one
 * weight and width: `npx tsx content/artwork/rich-banners/faces.mts`. The results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const plain = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const letters = `${plain}–’‘“”×é°→`;

interface Face {
  /** Below static/banners. */
  target: string;
  /** A package's file. */
  source: string;
  axes?: Record<string, number>;
  /** The letters it sets, where few do. */
  set?: string;
}

const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard';
const saira = '@fontsource-variable/saira/files/saira-latin-standard-normal.woff2';
const faces: Face[] = [
  {
    target: '360-product/outfit.woff2',
    source: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
    axes: { wght: 640 },
  },
  {
    target: 'before-after/paytone.woff2',
    source: '@fontsource/paytone-one/files/paytone-one-latin-400-normal.woff2',
  },
  {
    target: 'before-after/archivo.woff2',
    source: `${archivo}-normal.woff2`,
    axes: { wght: 650, wdth: 74 },
  },
  {
    target: 'embed-video/saira.woff2',
    source: saira,
    axes: { wght: 800, wdth: 50 },
    set: '0123456789,. noodles One bowl Twelve Folds Book a stool',
  },
  { target: 'embed-video/saira-text.woff2', source: saira, axes: { wght: 560, wdth: 84 } },
  { target: 'parallax/archivo.woff2', source: `${archivo}-italic.woff2`, axes: { wght: 840, wdth: 116 } },
  { target: 'parallax/archivo-text.woff2', source: `${archivo}-normal.woff2`, axes: { wght: 620, wdth: 90 } },
  { target: 'expandable/archivo.woff2', source: `${archivo}-normal.woff2`, axes: { wght: 720, wdth: 64 } },
];

for (const { target, source, axes, set } of faces) {
  const subset = await subsetFont(await readFile(require.resolve(source)), set ?? letters, {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(`static/banners/${target}`, subset);
  console.log(`${target}: ${subset.length} bytes`);
}
