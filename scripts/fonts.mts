/**
 * Makes the font files of src/fonts and the rules that name them: a subset of each full font, and a fallback of the same
 * metrics so that nothing moves when a face arrives. One file a face serves both languages: the Vietnamese letters weigh
 * 2 kB and 7 kB, and three English pages of four name a Vietnamese person or place and would fetch them beside the others.
 * The newspaper's package has them in a file of their own, which only its Vietnamese articles ask for.
 * Run `npx tsx scripts/fonts.mts` after a change of the faces; the results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative } from 'node:path';

import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const plain = range(0x20, 0x7e);
const latin = plain + range(0xa0, 0xff) + '–—‘’“”…•→←↑↓×−€₫™';
const vietnamese = 'ĂăĐđĨĩŨũƠơƯư' + range(0x1ea0, 0x1ef9);
/** What an article sets: the capitals and small letters of both languages, no accents of others. */
const articleLetters = plain + 'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý\u00a0°×–—‘’“”…';
const vietnameseRange = 'U+102-1B0, U+1EA0-1EF9';

interface Subset {
  /** A package's file. */
  readonly source: string;
  readonly target: string;
  readonly letters: string;
  /** The letters to ask for it at, where another file has the rest. */
  readonly unicodeRange?: string;
  readonly axes?: Record<string, number>;
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly subsets: readonly [Subset, ...Subset[]];
  readonly fallback?: string;
  /**
   * How much wider than its fallback a face runs in the headings (Display) and paragraphs (Text) of this site, measured
   * in the browser (`measureText`). Vietnamese headings have narrower letters than English ones.
   */
  readonly widths?: Readonly<Record<string, number>>;
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader';
const articles = { wght: 400, opsz: 20 };

/** By the file that has their rules: those of the site, and that of the made-up newspaper around some banners. */
const faces: Readonly<Record<string, readonly Face[]>> = {
  'src/styles/fonts.css': [
    {
      family: 'Display',
      weight: '600 700',
      subsets: [
        {
          source: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
          target: 'display.woff2',
          letters: latin + vietnamese,
        },
      ],
      fallback: "local('Arial Bold'), local('Liberation Sans Bold')",
      widths: { '': 1.0195, ' Vietnamese': 0.9998 },
    },
    {
      family: 'Text',
      weight: '400',
      subsets: [
        {
          source: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
          target: 'text.woff2',
          letters: latin + vietnamese,
        },
      ],
      fallback: "local('Arial'), local('Liberation Sans')",
      widths: { '': 1.09 },
    },
    {
      // What is strong in a text (src/ui/RichText). Only pages that have such words ask for it, and nothing waits for it.
      family: 'Text',
      weight: '600',
      subsets: [
        {
          source: '@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
          target: 'text-strong.woff2',
          letters: latin + vietnamese,
        },
      ],
    },
  ],
  'src/features/banners/paper/faces.css': [
    {
      family: 'Paper',
      weight: '400',
      subsets: [
        {
          source: `${newsreader}-latin-standard-normal.woff2`,
          target: 'paper.woff2',
          letters: articleLetters,
          axes: articles,
        },
        {
          source: `${newsreader}-vietnamese-standard-normal.woff2`,
          target: 'paper-vietnamese.woff2',
          letters: vietnamese,
          unicodeRange: vietnameseRange,
          axes: articles,
        },
      ],
      // It stands far below the first view, in a window of a height of its own, and runs as wide as Times: nothing else moves.
    },
  ],
};

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

const faceRule = (
  family: string,
  weight: string,
  file: string,
  unicodeRange?: string,
): string => `@font-face {
  font-family: 'Saola ${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('${file}') format('woff2');${unicodeRange ? `\n  unicode-range: ${unicodeRange};` : ''}
}
`;

const rulesOf = async ({ family, weight, subsets, fallback, widths = {} }: Face, folder: string) => {
  const rules: string[] = [];
  for (const { source, target, letters, unicodeRange, axes } of subsets) {
    const subset = await subsetFont(await readFile(require.resolve(source)), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(`src/fonts/${target}`, subset);
    rules.push(faceRule(family, weight, relative(folder, `src/fonts/${target}`), unicodeRange));
    console.log(`${target}: ${subset.length} bytes`);
  }
  const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(
    await readFile(require.resolve(subsets[0].source)),
  );
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
  return rules;
};

await mkdir('src/fonts', { recursive: true });
for (const [file, its] of Object.entries(faces)) {
  const rules = ['/* Written by scripts/fonts.mts: change it there. */\n'];
  for (const face of its) rules.push(...(await rulesOf(face, file.replace(/\/[^/]*$/, ''))));
  await writeFile(file, rules.join('\n'));
}
