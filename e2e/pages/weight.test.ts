import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

import { factsOfAll } from './pages';

/** They only go down. */
const budget = {
  /** Bytes of our own inline scripts, all together, after brotli. */
  ownScript: 2_000,
  /** Inline styles and scripts that differ, over the whole site: each is named in the header of every answer. */
  hashes: 60,
  /** Bytes of CSS inlined in a page for what stands above its fold, as they are, by its kind. */
  styles: {
    'pages-404': 11_300,
    'pages-about-us': 13_150,
    'pages-career': 11_700,
    // With its filters and their column, and its cards.
    'pages-collection': 18_850,
    // Its form stands first.
    'pages-contact': 20_300,
    // With a stage, its frames and what its screens travel by, in place of a flat picture.
    'pages-index': 17_600,
    'pages-our-team': 12_600,
    'pages-showcases-web': 14_050,
    'pages-styleguide': 13_750,
    // With the rhythm of its rows, for every width, and what it is narrowed and searched by.
    'templates-blog-list': 20_000,
    'templates-blog-post': 12_900,
    // With a stage in layers from edge to edge.
    'templates-case-study': 19_300,
    'templates-collection': 17_550,
    'templates-location': 11_550,
    'templates-media-banners': 14_200,
    // With the banner that runs on its card, measures, works that are drawn as a whole, and rows from 700 px on.
    'templates-portfolio': 27_900,
    // With a phone beside its browser on wide screens and upon it on others.
    'templates-service': 17_900,
    // With its carousel.
    'templates-showcase': 16_400,
    'templates-template-list': 14_400,
  } as Readonly<Record<string, number>>,
  otherStyles: 13_000,
  /** Bytes of a page as it is sent, by its kind; a connection brings 14,000 in its first flight. */
  sent: {
    'pages-career': 17_650,
    'pages-collection': 15_300,
    'pages-contact': 17_950,
    'pages-index': 20_050,
    'pages-our-team': 14_300,
    'pages-styleguide': 25_000,
    'templates-blog-list': 17_350,
    'templates-blog-post': 16_100,
    'templates-case-study': 18_000,
    'templates-collection': 17_350,
    'templates-media-banners': 19_350,
    'templates-portfolio': 21_000,
    'templates-service': 24_000,
    'templates-template-list': 14_900,
  } as Readonly<Record<string, number>>,
  otherSent: 14_000,
};

const pages = factsOfAll();

test('no page asks for a script, or for a stylesheet before its first view', () => {
  const asking = pages.filter(({ scriptFiles, stylesheets }) => scriptFiles + stylesheets > 0);
  expect(asking.map(({ url }) => url)).toEqual([]);
});

test('what stands below has its styles in one file, which all pages of a kind share', () => {
  const folded = pages.filter(({ foldedStyles }) => foldedStyles.length > 0);
  expect(folded.length).toBeGreaterThan(pages.length / 2);
  expect(folded.filter(({ foldedStyles }) => foldedStyles.length > 1).map(({ url }) => url)).toEqual([]);
  const files = new Map<string, Set<string>>();
  for (const { kind, foldedStyles } of folded)
    files.set(kind, new Set([...(files.get(kind) ?? []), ...foldedStyles]));
  expect([...files].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
});

test('pages of a kind carry nearly the same styles: the policy of every answer names each of them', () => {
  const hashes = pages[0]?.policy.match(/'sha256-/g) ?? [];
  expect(hashes.length).toBeGreaterThan(10);
  expect(hashes.length).toBeLessThanOrEqual(budget.hashes);
});

test('every page carries the same two inline scripts within their budget, and one constant policy names them', () => {
  const scripts = new Set(pages.flatMap(({ inlineScripts }) => inlineScripts));
  expect(scripts.size).toBe(2);
  expect(pages.filter(({ inlineScripts }) => inlineScripts.length !== 2).map(({ url }) => url)).toEqual([]);
  const text = [...scripts].join('');
  expect(text.length).toBeGreaterThan(500);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(budget.ownScript);

  const policies = new Set(pages.map(({ policy }) => policy));
  expect(policies.size).toBe(1);
  const [policy = ''] = policies;
  const hashes = [...scripts].map((each) => `'sha256-${createHash('sha256').update(each).digest('base64')}'`);
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(allowed.sort()).toEqual(["'self'", ...hashes].sort());
  expect(policy).not.toMatch(/(script|style|default)-src [^;]*unsafe-/);
});

test('every page inlines its own CSS within its budget', () => {
  const most = (kind: string) => budget.styles[kind] ?? budget.otherStyles;
  const wrong = pages.filter((page) => page.css < 1_000 || page.css > most(page.kind));
  expect(wrong.map(({ url, css }) => `${url}: ${css}`)).toEqual([]);
});

test('every page is sent within its budget', () => {
  const most = (kind: string) => budget.sent[kind] ?? budget.otherSent;
  const wrong = pages.filter(({ sent, kind }) => sent < 1_000 || sent > most(kind));
  expect(wrong.map(({ url, sent }) => `${url}: ${sent}`)).toEqual([]);
});

test('every picture says its size, so that nothing moves as it comes', () => {
  expect(pages.flatMap(({ url, unsized }) => unsized.map((source) => `${url}: ${source}`))).toEqual([]);
});
