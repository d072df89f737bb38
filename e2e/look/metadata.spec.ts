import { expect, test } from '@playwright/test';

import { attribute, eachOf, fetchPage, type FetchedPage } from '../support/document';
import { readSitemap, type SitemapEntry } from '../support/sitemap';
import { siteUrl } from '../support/stack';

let entries: SitemapEntry[];
let pages: FetchedPage[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  entries = await readSitemap();
  pages = [];
  await eachOf(entries, async ({ url }) => void pages.push(await fetchPage(url)));
});

/** Pages for which `problem` finds something, as `address: problem`. */
const problems = (problem: (page: FetchedPage) => string | false | undefined): string[] =>
  pages.flatMap((page) => {
    const found = problem(page);
    return found ? [`${page.url}: ${found}`] : [];
  });

const repeated = (valueOf: (page: FetchedPage) => string | undefined): string[] => {
  const seen = new Map<string, string>();
  return problems((page) => {
    const key = `${page.document.documentElement.lang} ${valueOf(page)}`;
    const earlier = seen.get(key);
    seen.set(key, page.url);
    return earlier && `same as ${earlier}`;
  });
};

test('the sitemap has the pages of both languages', () => {
  const count = (prefix: string) => entries.filter(({ url }) => url.startsWith(`${siteUrl}${prefix}`)).length;
  expect(count('/en/')).toBeGreaterThan(150);
  expect(count('/vn/')).toBeGreaterThan(150);
  expect(count('/en/') + count('/vn/')).toBe(entries.length);
});

test('the sitemap leaves out what is not to be found', () => {
  const urls = entries.map(({ url }) => url.slice(siteUrl.length));
  for (const path of ['/en/404/', '/en/portfolio/tdholding-site/', '/vn/portfolio/wild-imports/'])
    expect(urls).not.toContain(path);
});

test('every page answers 200', () => {
  expect(problems(({ status }) => status !== 200 && String(status))).toEqual([]);
});

test('every page says its language: en, or vi below /vn/', () => {
  const wanted = (url: string) => (url.startsWith(`${siteUrl}/vn/`) ? 'vi' : 'en');
  expect(problems(({ url, document }) => document.documentElement.lang !== wanted(url) && 'lang')).toEqual(
    [],
  );
});

test('every page has one h1', () => {
  expect(problems(({ document }) => document.querySelectorAll('h1').length !== 1 && 'h1')).toEqual([]);
});

test("every title reads '{title} | Saola' and is unique in its language", () => {
  expect(problems(({ document }) => !/^\S.* \| Saola$/.test(document.title) && document.title)).toEqual([]);
  expect(repeated(({ document }) => document.title)).toEqual([]);
});

test('every description is there and unique in its language', () => {
  const description = ({ document }: FetchedPage) => attribute(document, 'meta[name=description]', 'content');
  expect(problems((page) => (description(page)?.length ?? 0) < 50 && 'too short')).toEqual([]);
  expect(repeated(description)).toEqual([]);
});

test('every page is its own canonical address', () => {
  const canonical = (document: Document) => attribute(document, 'link[rel=canonical]', 'href');
  expect(
    problems(({ url, document }) => canonical(document) !== url && `canonical ${canonical(document)}`),
  ).toEqual([]);
});

test('every page names its translations as the sitemap does, with x-default at the bare address', () => {
  const linksOf = new Map(entries.map(({ url, links }) => [url, links]));
  const wrong = problems(({ url, document }) => {
    const named = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    );
    const listed = [...(linksOf.get(url) ?? [])].map(([language, href]) => `${language} ${href}`);
    return named.sort().join() !== listed.sort().join() && `${named.join()} but ${listed.join()}`;
  });
  expect(wrong).toEqual([]);
});

test('translations name each other', () => {
  const linksOf = new Map(entries.map(({ url, links }) => [url, links]));
  const oneSided = entries.flatMap(({ url, links }) =>
    [...links]
      .filter(([language]) => language !== 'x-default')
      .filter(([, other]) => ![...(linksOf.get(other)?.values() ?? [])].includes(url))
      .map(([, other]) => `${url} names ${other}`),
  );
  expect(oneSided).toEqual([]);
});

test('every page has Open Graph and Twitter tags with a picture that is there', async () => {
  const property = (document: Document, name: string) =>
    attribute(document, `meta[property="${name}"], meta[name="${name}"]`, 'content');
  const names = [
    'og:title',
    'og:description',
    'og:url',
    'og:image',
    'og:locale',
    'twitter:card',
    'twitter:image',
  ];
  expect(problems(({ document }) => names.find((name) => !property(document, name)))).toEqual([]);

  const pictures = new Set(pages.map(({ document }) => property(document, 'og:image') ?? ''));
  const missing: string[] = [];
  await eachOf([...pictures], async (url) => {
    const answer = await fetch(url, { method: 'HEAD' });
    if (answer.status !== 200) missing.push(url);
  });
  expect(missing).toEqual([]);
});
