import { parse, type HTMLElement } from 'node-html-parser';

import { kindOf, sentBytes } from '../support/release';
import { sentencesOf } from './sentences';

/** What is read of a page, once; the page itself is not kept. */
export interface PageFacts {
  readonly url: string;
  /** Name of the component that makes the page. */
  readonly kind: string;
  readonly status: number;
  readonly policy: string;
  readonly html: { readonly bytes: number; readonly hasNul: boolean };
  readonly language: string;
  readonly title: string;
  /** Contents of `meta`, by name or property. */
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: string | undefined;
  /** `hreflang href`, as the head has them. */
  readonly alternates: readonly string[];
  /** Levels of the headings in their order. */
  readonly headings: readonly number[];
  readonly ids: readonly string[];
  /** Every address the page asks for or leads to, absolute. */
  readonly addresses: readonly string[];
  readonly inlineScripts: readonly string[];
  /** What it tells those who read pages by schema.org: the text of each such script. */
  readonly structured: readonly string[];
  readonly scriptFiles: number;
  /** Files that the page waits for before it shows anything. */
  readonly stylesheets: number;
  /** Addresses of the files that are asked for at its fold. */
  readonly foldedStyles: readonly string[];
  /** Bytes of the page as it is sent, compressed as in a release (release/compress.ts). */
  readonly sent: number;
  /** Inlined CSS, sheet by sheet. */
  readonly inlineStyles: readonly string[];
  /** Its bytes. */
  readonly css: number;
  /** Names of the parts that its fragment is to bring. */
  readonly parts: readonly string[];
  /** Pictures that say no size, and so move the page as they come. */
  readonly unsized: readonly string[];
  /** Words that are not set in lines on the page, but have a U+00A0. */
  readonly joined: readonly string[];
  readonly sentences: readonly string[];
}

const isData = (script: HTMLElement): boolean => script.getAttribute('type') === 'application/ld+json';

const addressesOf = (document: HTMLElement): string[] => {
  const attributes = (selector: string, name: string) =>
    document.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const sets = attributes('img[srcset], source[srcset]', 'srcset').flatMap((set) => set.split(','));
  return [
    ...attributes('a[href]', 'href'),
    ...attributes('link[href]:not([rel=canonical]):not([rel=alternate])', 'href'),
    ...attributes('img[src], source[src], script[src], iframe[src]', 'src'),
    ...sets.map((source) => source.trim().split(/\s/)[0] ?? ''),
  ].filter((address) => address !== '');
};

/** Reads the facts of a page from its HTML. */
export const factsOf = (url: string, answer: { status: number; policy: string }, html: string): PageFacts => {
  const document = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
  // What waits in a template is not part of the page yet.
  for (const template of document.querySelectorAll('template')) template.remove();
  const all = (selector: string) => document.querySelectorAll(selector);
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const scripts = all('script').filter((script) => !isData(script));
  return {
    url,
    kind: kindOf(url),
    ...answer,
    html: { bytes: Buffer.byteLength(html), hasNul: html.includes('\0') },
    language: attribute('html', 'lang') ?? '',
    title: document.querySelector('title')?.text ?? '',
    meta: Object.fromEntries(
      all('meta').map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: all('link[rel=alternate][hreflang]').map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
    headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])),
    ids: all('[id]').map(({ id }) => id),
    addresses: [...new Set(addressesOf(document).map((address) => new URL(address, url).href))],
    inlineScripts: scripts
      .filter((script) => !script.hasAttribute('src'))
      .map(({ textContent }) => textContent),
    // As it stands there: nothing is an entity in a script.
    structured: all('script')
      .filter(isData)
      .map(({ innerHTML }) => innerHTML),
    scriptFiles: scripts.filter((script) => script.hasAttribute('src')).length,
    stylesheets: all('head link[rel=stylesheet]').length,
    foldedStyles: all('[data-fold] > link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? ''),
    sent: sentBytes(url),
    inlineStyles: all('style').map(({ innerHTML }) => innerHTML),
    css: all('style').reduce((sum, { textContent }) => sum + Buffer.byteLength(textContent), 0),
    parts: all('[data-part]').map((place) => place.getAttribute('data-part') ?? ''),
    unsized: all('img')
      .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
      .map((image) => image.getAttribute('src') ?? ''),
    joined: [...all('title, option'), ...all('script').filter(isData)]
      .map(({ text }) => text)
      .concat(all('meta').map((meta) => meta.getAttribute('content') ?? ''))
      .concat(all('[alt]').map((image) => image.getAttribute('alt') ?? ''))
      .filter((words) => words.includes('\u00A0')),
    sentences: sentencesOf(document),
  };
};
