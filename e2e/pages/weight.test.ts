import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

import { factsOfAll } from './pages';

/** They only go down. */
const budget = {
  /** Bytes of our own inline scripts, all together, after brotli. */
  ownScript: 1_600,
  /** Inline styles of a page: each is named in the header of its answer. */
  hashes: 2,
  /** Bytes of CSS inlined in a page for what stands above its fold, as they are, by its kind. */
  styles: {
    'pages-404': 7_550,
    'pages-about-us': 9_750,
    'pages-career': 8_050,
    // With its filters and their column, and its cards.
    'pages-collection': 14_950,
    // Its form stands first.
    'pages-contact': 14_700,
    // With a stage, its frames and what its screens travel by, in place of a flat picture.
    'pages-index': 13_200,
    'pages-our-team': 9_050,
    'pages-showcases-web': 10_350,
    'pages-styleguide': 7_950,
    // With the rhythm of its rows, for every width, and what it is narrowed and searched by.
    'templates-blog-list': 16_450,
    'templates-blog-post': 9_100,
    // With a stage in layers from edge to edge.
    'templates-case-study': 13_800,
    'templates-collection': 13_450,
    'templates-location': 7_950,
    'templates-media-banners': 8_750,
    // With the banner that runs on its card, measures, works that are drawn as a whole, and rows from 700 px on.
    'templates-portfolio': 24_400,
    // With a phone beside its browser on wide screens and upon it on others.
    'templates-service': 11_550,
    // With its carousel.
    'templates-showcase': 11_100,
    'templates-template-list': 10_750,
  } as Readonly<Record<string, number>>,
  otherStyles: 12_400,
  /** Bytes of a page as it is sent, by its kind; a connection brings 14,000 in its first flight. */
  sent: {
    'pages-career': 14_550,
    'pages-contact': 13_900,
    'pages-index': 16_400,
    'pages-styleguide': 19_150,
    'templates-blog-list': 13_850,
    'templates-blog-post': 13_250,
    'templates-collection': 13_800,
    'templates-media-banners': 14_800,
    'templates-portfolio': 16_500,
    'templates-service': 19_150,
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

test("the policy of an answer names the page's own styles, and few: its bytes are those of the first flight", () => {
  const named = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ').slice(1) ?? [];
  const wrong = pages.filter(({ policy, inlineStyles }) => {
    const own = inlineStyles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    return named(policy).join(' ') !== own.join(' ') || own.length === 0 || own.length > budget.hashes;
  });
  expect(wrong.map(({ url }) => url)).toEqual([]);
});

test('every page carries the same two inline scripts within their budget, and one constant policy names them', () => {
  const scripts = new Set(pages.flatMap(({ inlineScripts }) => inlineScripts));
  expect(scripts.size).toBe(2);
  expect(pages.filter(({ inlineScripts }) => inlineScripts.length !== 2).map(({ url }) => url)).toEqual([]);
  const text = [...scripts].join('');
  expect(text.length).toBeGreaterThan(500);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(budget.ownScript);

  const policies = new Set(pages.map(({ policy }) => policy.replace(/style-src [^;]*/, '')));
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
