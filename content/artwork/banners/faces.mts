/**
 * Makes the font files of the banners in static/banners: of each face only the letters its banner sets, at one weight
 * and width, so that a folder stays far below what ad servers take; the letters that only Vietnamese has in a file of
 * their own. Run `npx tsx content/artwork/banners/faces.mts`
 * after a change of a banner's words; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

import { accented, plain, vietnamese } from './letters.mts';

const require = createRequire(import.meta.url);

interface Face {
  /** Where it goes, below static/banners. */
  target: string;
  /** Below @fontsource-variable. */
  source: string;
  axes: Record<string, number>;
}

const archivo = 'archivo/files/archivo-latin-standard-normal.woff2';
const saira = 'saira/files/saira-latin-standard-normal.woff2';
const faces: Face[] = [
  {
    target: 'liquors-banner/display.woff2',
    source: 'cormorant/files/cormorant-latin-wght-italic.woff2',
    axes: { wght: 600 },
  },
  { target: 'liquors-banner/text.woff2', source: archivo, axes: { wght: 650, wdth: 66 } },
  {
    target: 'parched-panther/display.woff2',
    source: 'unbounded/files/unbounded-latin-wght-normal.woff2',
    axes: { wght: 900 },
  },
  { target: 'parched-panther/text.woff2', source: archivo, axes: { wght: 700, wdth: 66 } },
  {
    target: 'toast-and-co/display.woff2',
    source: 'literata/files/literata-latin-standard-normal.woff2',
    axes: { wght: 900, opsz: 18 },
  },
  { target: 'toast-and-co/text.woff2', source: archivo, axes: { wght: 700, wdth: 70 } },
  {
    target: 'vine-brations/display.woff2',
    source: 'literata/files/literata-latin-standard-italic.woff2',
    axes: { wght: 900, opsz: 18 },
  },
  { target: 'vine-brations/text.woff2', source: saira, axes: { wght: 650, wdth: 62 } },
  {
    target: 'scratch/display.woff2',
    source: 'newsreader/files/newsreader-latin-standard-normal.woff2',
    axes: { wght: 500, opsz: 72 },
  },
  { target: 'scratch/text.woff2', source: saira, axes: { wght: 600, wdth: 80 } },
  {
    target: 'gallery/display.woff2',
    source: 'bitter/files/bitter-latin-wght-normal.woff2',
    axes: { wght: 750 },
  },
  {
    target: 'gallery/text.woff2',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: 600 },
  },
];

const parts = [
  { ending: '.woff2', part: '-latin-', letters: plain + accented },
  { ending: '-vn.woff2', part: '-vietnamese-', letters: vietnamese },
];
for (const { target, source, axes } of faces)
  for (const { ending, part, letters } of parts) {
    const full = await readFile(require.resolve(`@fontsource-variable/${source.replace('-latin-', part)}`));
    const subset = await subsetFont(full, letters, { targetFormat: 'woff2', variationAxes: axes });
    const file = target.replace('.woff2', ending);
    await writeFile(`static/banners/${file}`, subset);
    console.log(`${file}: ${subset.length} bytes`);
  }
