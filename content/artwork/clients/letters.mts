/** Letters as outlines, so that a word mark needs no font where it is shown. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { create } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

export interface Lettering {
  /** A font file of a package, or two: Latin letters come from the first, Vietnamese ones from the second. */
  readonly files: readonly [string, string?];
  readonly text: string;
  /** Height of an em, in the units of the drawing. */
  readonly size: number;
  readonly axes?: Readonly<Record<string, number>>;
  /** Added between letters, in em. */
  readonly spacing?: number;
}

export interface Word {
  /** Path data with the baseline at 0, beginning at x = 0. */
  readonly path: string;
  readonly width: number;
}

/** Letters that packages keep in their Vietnamese files. */
const marked = /([\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]+)/;

const run = async (file: string, { size, axes, spacing = 0 }: Lettering, text: string, start: number) => {
  const source = await readFile(require.resolve(file));
  const plain = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    ...(axes && { variationAxes: axes }),
  });
  const font = create(plain);
  const missing = [...text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${file} has no letter for '${missing.join('')}'`);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = start;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, -yOffset * scale);
    pen += xAdvance * scale + spacing * size;
    return outline.toSVG();
  });
  return { path: paths.join(''), end: pen };
};

/** @throws when a font has no glyph for one of the letters. */
export const letters = async (lettering: Lettering): Promise<Word> => {
  const { files, text, size, spacing = 0 } = lettering;
  const [latin, vietnamese = latin] = files;
  let path = '';
  let end = 0;
  for (const part of text.normalize('NFC').split(marked)) {
    if (!part) continue;
    const next = await run(part.search(marked) < 0 ? latin : vietnamese, lettering, part, end);
    path += next.path;
    end = next.end;
  }
  return { path, width: end - spacing * size };
};
