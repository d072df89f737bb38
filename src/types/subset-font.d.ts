declare module 'subset-font' {
  /** Keeps the glyphs of `text` only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
