/**
 * Makes the font files of the two Hyundai banners: of each face only what is set in it, at one weight and width. Run
 * `npx tsx content/artwork/special-banners/faces.mts` after a change of a banner's words; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const letters = ' ,.?!:%+-–’0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const faces = [
  {
    // The offer may be any text: all letters.
    target: 'hyundai-i20/display.woff2',
    source: 'archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wght: 740, wdth: 112 },
    text: letters,
  },
  {
    target: 'hyundai-i30-3d/display.woff2',
    source: 'unbounded/files/unbounded-latin-wght-normal.woff2',
    axes: { wght: 700 },
    text: 'Turn it by hand i30',
  },
  {
    target: 'hyundai-i30-3d/text.woff2',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: 600 },
    text: letters,
  },
];

for (const { target, source, axes, text } of faces) {
  const full = await readFile(require.resolve(`@fontsource-variable/${source}`));
  const subset = await subsetFont(full, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`static/banners/${target}`, subset);
  console.log(`${target}: ${subset.length} bytes`);
}
