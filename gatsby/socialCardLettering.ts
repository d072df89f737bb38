import { readFileSync } from 'node:fs';

import { create, type Font, type GlyphRun } from 'fontkit';

import { projectRequire } from './projectRequire';

/** Added between letters, in em: the display face is set tight. */
const spacing = -0.025;

export interface Lettering {
  /** Width of a line in pixels. */
  width(text: string, size: number): number;
  /** The line as SVG path data; its baseline begins at x, y. */
  path(text: string, x: number, y: number, size: number): string;
  /** The text without what the face has no letters for, its spaces single. */
  drawable(text: string): string;
}

/** Glyphs and where they stand; one behind the other where the face fails to place them. */
const layoutOf = (font: Font, text: string): GlyphRun => {
  try {
    return font.layout(text);
  } catch {
    const glyphs = font.glyphsForString(text);
    const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, xOffset: 0, yOffset: 0 }));
    return { glyphs, positions };
  }
};

const letteringOf = (font: Font): Lettering => {
  const em = font.unitsPerEm;
  const measured = new Map<string, number>();
  const widthOf = (word: string): number => {
    const known = measured.get(word);
    if (known !== undefined) return known;
    const { positions } = layoutOf(font, word);
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance / em + spacing, 0);
    measured.set(word, width);
    return width;
  };
  return {
    // Laying out a line is slow and a fit asks for many of them: words are measured once, for every size.
    width: (text, size) =>
      text.split(' ').reduce((sum, word, index) => sum + (index ? widthOf(' ') : 0) + widthOf(word), 0) *
      size,
    path: (text, x, y, size) => {
      const { glyphs, positions } = layoutOf(font, text);
      const scale = size / em;
      let pen = x;
      return glyphs
        .map(({ path }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const outline = path.scale(scale, -scale).translate(pen + xOffset * scale, y - yOffset * scale);
          pen += xAdvance * scale + spacing * size;
          return outline.toSVG();
        })
        .join('');
    },
    drawable: (text) =>
      // A mark that is no letter together with its own has no place in the face, and fontkit fails at some.
      [...text.normalize('NFC').replace(/\p{M}/gu, '')]
        .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
  };
};

/**
 * The display face as outlines, from the full font: what draws SVG on a build machine knows the fonts installed
 * there, and a fresh machine has none.
 */
export const displayLettering = (): Lettering => {
  const file = projectRequire.resolve(
    '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  );
  return letteringOf(create(readFileSync(file)));
};
