/**
 * Makes the font files of src/fonts and src/styles/fonts.css: a subset of each full font, and a fallback of the same
 * metrics so that nothing moves when a face arrives. One file a face serves both languages: the Vietnamese letters weigh
 * 2 kB and 7 kB, and three English pages of four name a Vietnamese person or place and would fetch them beside the others.
 * Run `npx tsx scripts/fonts.mts` after a change of the faces; the results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•→←↑↓×−€₫™';
const vietnamese = 'ĂăĐđĨĩŨũƠơƯư' + range(0x1ea0, 0x1ef9);

/**
 * `widths`: how much wider than its fallback a face runs in the headings (Display) and paragraphs (Text) of this site,
 * measured in the browser (`measureText`). Vietnamese headings have narrower letters than English ones.
 */
const faces = [
  {
    family: 'Display',
    file: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
    weight: '600 700',
    fallback: "local('Arial Bold'), local('Liberation Sans Bold')",
    widths: { '': 1.0195, ' Vietnamese': 0.9998 },
  },
  {
    family: 'Text',
    file: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
    weight: '400',
    fallback: "local('Arial'), local('Liberation Sans')",
    widths: { '': 1.09 },
  },
];

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

const faceRule = (family: string, file: string, weight: string): string => `@font-face {
  font-family: 'Saola ${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('../fonts/${file}') format('woff2');
}
`;

const rules = ['/* Written by scripts/fonts.mts: change it there. */\n'];
await mkdir('src/fonts', { recursive: true });
for (const { family, file, weight, fallback, widths } of faces) {
  const source = await readFile(require.resolve(file));
  const target = `${family.toLowerCase()}.woff2`;
  const subset = await subsetFont(source, latin + vietnamese, { targetFormat: 'woff2' });
  await writeFile(`src/fonts/${target}`, subset);
  rules.push(faceRule(family, target, weight));
  console.log(`${target}: ${subset.length} bytes`);
  const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(source);
  for (const [language, adjust] of Object.entries(widths))
    rules.push(`@font-face {
  font-family: '${family} Fallback${language}';
  font-weight: ${weight};
  src: ${fallback};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / unitsPerEm / adjust)};
  descent-override: ${percent(Math.abs(descent) / unitsPerEm / adjust)};
  line-gap-override: ${percent(lineGap / unitsPerEm / adjust)};
}
`);
}
await writeFile('src/styles/fonts.css', rules.join('\n'));
