/**
 * Makes the font files of five banners in static/banners, each with the letters of Latin words and figures at one
 * weight and width, and beside it one with those that only Vietnamese has: `npx tsx content/artwork/rich-banners/faces.mts`.
 * The results are committed.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { accented, vietnamese } from '../banners/letters.mts';

const require = createRequire(import.meta.url);

const plain = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const letters = `${plain}–’‘“”×é°→${accented}`;

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
    // Its pictures leave no room for letters that it has not. It has no Vietnamese ones: those words are set in another.
    target: '360-product/outfit.woff2',
    source: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
    axes: { wght: 640 },
    set: '0123456789:.,$ Longhour 24 h flask Filled at six. Hot all day. Still hot. night dawn ten noon four dusk Get yours',
  },
  {
    target: '360-product/words.woff2',
    source: '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2',
    axes: { wght: 760 },
    set: '0123456789:.,$ Longhour Bình 24 giờ Rót lúc 6 giờ. Nóng cả ngày. Đêm Sớm Sáng Trưa Chiều Tối vẫn nóng. Vẫn Mua đ',
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
    set: '0123456789,. noodles One bowl Twelve Folds Book a stool sợi mì Một tô Đặt một ghế',
  },
  {
    // The film leaves no room for letters that it has not.
    target: 'embed-video/saira-text.woff2',
    source: saira,
    axes: { wght: 560, wdth: 84 },
    set: `${plain.replace(/[^\w ,.:]/g, '')}’… Mỗi tô một lần gập bột mười hai lượt Quán mì, đến 2 giờ sáng Gập lại, kéo ra: hai. Bốn. Tám. Mười sáu. Cứ thế mà kéo Bốn nghìn không trăm chín mươi sáu. Vừa một tô. Xem phim, 12 giây, không tiếng Tắt`,
  },
  { target: 'parallax/archivo.woff2', source: `${archivo}-italic.woff2`, axes: { wght: 840, wdth: 116 } },
  { target: 'parallax/archivo-text.woff2', source: `${archivo}-normal.woff2`, axes: { wght: 620, wdth: 90 } },
  { target: 'expandable/archivo.woff2', source: `${archivo}-normal.woff2`, axes: { wght: 720, wdth: 64 } },
];

for (const { target, source, axes, set } of faces)
  for (const { ending, part, all } of [
    { ending: '.woff2', part: '-latin-', all: letters },
    { ending: '-vn.woff2', part: '-vietnamese-', all: vietnamese },
  ]) {
    const path = source.replace('-latin-', part);
    const isThere = existsSync(join('node_modules', path));
    if (!isThere) continue;
    const subset = await subsetFont(await readFile(require.resolve(path)), set ?? all, {
      targetFormat: 'woff2',
      ...(axes && { variationAxes: axes }),
    });
    const file = target.replace('.woff2', ending);
    await writeFile(`static/banners/${file}`, subset);
    console.log(`${file}: ${subset.length} bytes`);
  }
