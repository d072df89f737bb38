/**
 * Makes the font files of the two Hyundai banners: of each face only what is set in it, at one weight and width. Run
 * `npx tsx content/artwork/special-banners/faces.mts` after a change of a banner's words; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const letters = ' ,.?!:%+-–’0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Vietnamese letters that stand with the Latin ones in the full fonts, and those in a file of their own. */
const accented = 'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý';
const vietnamese = `ĂăĐđĨĩŨũƠơƯư${String.fromCodePoint(...Array.from({ length: 90 }, (_, i) => 0x1ea0 + i))}`;
const faces = [
  {
    // The offer may be any text: all letters.
    target: 'hyundai-i20/display.woff2',
    source: 'archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wght: 740, wdth: 112 },
    text: letters + accented,
  },
  {
    target: 'hyundai-i20/display-vn.woff2',
    source: 'archivo/files/archivo-vietnamese-standard-normal.woff2',
    axes: { wght: 740, wdth: 112 },
    text: vietnamese,
  },
  {
    target: 'hyundai-i30-3d/display.woff2',
    source: 'unbounded/files/unbounded-latin-wght-normal.woff2',
    axes: { wght: 700 },
    text: 'Turn it by hand i30 Xoay thử bằng tay 17 inches Round the corner Wide open Vành 17 inch Đèn liếc theo cua Cốp rộng',
  },
  {
    target: 'hyundai-i30-3d/display-vn.woff2',
    source: 'unbounded/files/unbounded-vietnamese-wght-normal.woff2',
    axes: { wght: 700 },
    text: 'Xoay thử bằng tay Vành 17 inch Đèn liếc theo cua Cốp rộng',
  },
  {
    target: 'hyundai-i30-3d/text.woff2',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: 600 },
    text: letters + accented,
  },
  {
    target: 'hyundai-i30-3d/text-vn.woff2',
    source: 'hanken-grotesk/files/hanken-grotesk-vietnamese-wght-normal.woff2',
    axes: { wght: 600 },
    text: vietnamese,
  },
];

for (const { target, source, axes, text } of faces) {
  const full = await readFile(require.resolve(`@fontsource-variable/${source}`));
  const subset = await subsetFont(full, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`static/banners/${target}`, subset);
  console.log(`${target}: ${subset.length} bytes`);
}
