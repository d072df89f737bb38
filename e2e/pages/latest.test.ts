import { parse } from 'node-html-parser';

import { eachOf } from '../support/document';
import { siteUrl } from '../support/stack';
import { factsOfAll } from './pages';
import { complaintsAbout } from './validHtml';

const pages = factsOfAll();
const languages = [
  ['en', 'en'],
  ['vn', 'vi'],
] as const;

/** The parts of a language's fragment, as a browser gets them. */
const fragmentOf = async (language: string): Promise<Readonly<Record<string, string>>> => {
  const answer = await fetch(`${siteUrl}/fragments/latest-${language}.json`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, string>;
};
const elementsOf = (parts: Readonly<Record<string, string>>, selector: string) =>
  Object.values(parts).flatMap((html) => parse(html).querySelectorAll(selector));

/** One page of each kind and language. */
const examples = [...new Map(pages.map((page) => [`${page.language} ${page.kind}`, page])).values()];

describe.each(languages)('the latest posts (%s)', (language, locale) => {
  const ofLanguage = pages.filter((page) => page.language === locale);

  test('are three in the footer and five beside a post, with categories and tags', async () => {
    const parts = Object.entries(await fragmentOf(language));
    const count = (name: string, selector: string) =>
      parts
        .filter(([part]) => part.startsWith(name))
        .map(([, html]) => parse(html).querySelectorAll(selector).length);
    expect(count('footer', 'a')).toEqual([3]);
    expect(count('sidebar', 'nav')).toEqual([3]);
    expect(count('sidebar', 'nav:first-child li a')).toEqual([5]);
    expect(count('filters', 'form')).toEqual([1]);
  });

  test('have a place on every page, under the very name that their file has', async () => {
    const names = Object.keys(await fragmentOf(language));
    const lost = ofLanguage.filter(({ parts }) => !parts.every((part) => names.includes(part)));
    expect(lost.map(({ url }) => url)).toEqual([]);
    // A live preview has no footer: it is all demo.
    const withFooter = ofLanguage.filter(({ kind }) => kind !== 'templates-collection-preview');
    expect(withFooter.filter(({ parts }) => parts.length === 0).map(({ url }) => url)).toEqual([]);
    // The footer, and the sidebar beside a text and below it.
    expect(ofLanguage.filter(({ kind }) => kind === 'templates-blog-post')[0]?.parts).toHaveLength(3);
  });

  test('lead to pages, and show pictures, that are there', async () => {
    const parts = await fragmentOf(language);
    const addresses = [
      ...elementsOf(parts, 'a').map((link) => link.getAttribute('href')),
      ...elementsOf(parts, 'img').map((image) => image.getAttribute('src')),
    ];
    const dead: string[] = [];
    await eachOf(addresses, async (address) => {
      const answer = await fetch(`${siteUrl}${address}`, { method: 'HEAD', redirect: 'manual' });
      if (answer.status !== 200) dead.push(`${address} answers ${answer.status}`);
    });
    expect(addresses.length).toBeGreaterThan(10);
    expect(dead).toEqual([]);
  });

  test('look as they should: every page has the styles of what comes into it', async () => {
    const parts = await fragmentOf(language);
    const unstyled: string[] = [];
    await eachOf(
      examples.filter((page) => page.language === locale),
      async ({ url, parts: names, foldedStyles }) => {
        const inline = parse(await (await fetch(url)).text())
          .querySelectorAll('style')
          .map(({ textContent }) => textContent);
        const files = foldedStyles.map(async (file) => (await fetch(`${siteUrl}${file}`)).text());
        const styles = [...inline, ...(await Promise.all(files))];
        for (const name of names)
          for (const element of parse(parts[name] ?? '').querySelectorAll('[class]'))
            for (const each of element.classList.values())
              if (!styles.some((css) => new RegExp(`\\.${each}(?![\\w-])`).test(css)))
                unstyled.push(`${each} on ${url}`);
      },
    );
    expect(unstyled).toEqual([]);
  });

  test('are valid HTML, with a size for every picture', async () => {
    const parts = await fragmentOf(language);
    const page = (body: string) =>
      `<!doctype html><html lang="${locale}"><head><title>a</title></head><body>${body}</body></html>`;
    expect(Object.values(parts).flatMap((html) => complaintsAbout(page(html)))).toEqual([]);
    expect(elementsOf(parts, 'img:not([width]), img:not([height])')).toEqual([]);
  });

  test('are not on the pages themselves, which a new post leaves as they are', async () => {
    const recent = elementsOf(await fragmentOf(language), 'nav:first-child li a').map((link) =>
      link.getAttribute('href'),
    );
    const naming = ofLanguage.filter(
      ({ kind, addresses }) =>
        !kind.startsWith('templates-blog-') && recent.some((path) => addresses.includes(`${siteUrl}${path}`)),
    );
    expect(naming.map(({ url }) => url)).toEqual([]);
  });

  test.each([`/${language}/fragments/latest/`, `/page-data/${language}/fragments/latest/page-data.json`])(
    'are made from a page that is in no release: %s',
    async (path) => {
      expect((await fetch(`${siteUrl}${path}`)).status).toBe(404);
    },
  );
});
