declare module 'fontkit' {
  export interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    /** SVG path data. */
    toSVG(): string;
  }

  /** What a text becomes: glyphs and where they stand, in units of the font, the y axis pointing up. */
  export interface GlyphRun {
    readonly glyphs: readonly { readonly path: Path }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  }

  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Throws at marks that the font cannot place. */
    layout(text: string): GlyphRun;
    /** The glyph of each character, as it stands in the font. */
    glyphsForString(text: string): readonly { readonly path: Path; readonly advanceWidth: number }[];
  }

  export function create(file: Buffer): Font;
}
