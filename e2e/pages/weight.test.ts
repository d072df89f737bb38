import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

import { factsOfAll } from './pages';

/** They only go down. */
const budget = {
  /** Bytes of our own inline scripts, all together, after brotli. */
  ownScript: 2_000,
  /** Inline styles and scripts that differ, over the whole site: each is named in the header of every answer. */
  hashes: 60,
  /** Bytes of CSS inlined in a page, as they are, by its kind. */
  styles: {
    'pages-career': 30_200,
    // With its filters, twice: in a column, and in a dialog for narrow screens.
    'pages-collection': 32_100,
    'pages-contact': 31_000,
    // With stages, their frames and what their screens travel by, in place of flat pictures.
    'pages-index': 37_500,
    'pages-styleguide': 49_200,
    // With figures, a stage, a film, banners and an annotated screen, laid out for every width, and what they show narrow screens;
    // a strip runs across its stage in three pictures.
    'templates-case-study': 45_450,
    // With the rhythm of its rows, for every width, and what it is narrowed and searched by.
    'templates-blog-list': 31_600,
    // With what is in it, the ways to pass it on, the posts before and after it, and what to read next.
    'templates-blog-post': 30_100,
    // With its options, the form in which it is bought, and the live preview that opens in place.
    'templates-collection': 41_350,
    'templates-location': 28_700,
    // With the face of the newspaper around some of them, which every reader's own serif drew before, and a drawn week.
    'templates-media-banners': 43_350,
    // With the banner that runs on its card, measures, works that are drawn as a whole, and rows from 700 px on.
    'templates-portfolio': 39_800,
    // With a phone beside its browser on wide screens and upon it on others.
    'templates-service': 45_250,
    // With its carousel.
    'templates-showcase': 28_400,
  } as Readonly<Record<string, number>>,
  otherStyles: 26_750,
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

test('every picture says its size, so that nothing moves as it comes', () => {
  expect(pages.flatMap(({ url, unsized }) => unsized.map((source) => `${url}: ${source}`))).toEqual([]);
});
