import { JSDOM } from 'jsdom';

/** Bytes that stand in the HTML itself, before compression. */
export interface Inlined {
  styles: number;
  /** Scripts and the data they read. */
  scripts: number;
}

/** Weighs the inlined styles and scripts of a page. */
export function inlined(html: string): Inlined {
  const { document } = new JSDOM(html).window;
  const bytes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map(({ textContent }) => Buffer.byteLength(textContent ?? ''))
      .reduce((sum, each) => sum + each, 0);
  return { styles: bytes('style'), scripts: bytes('script:not([src])') };
}
