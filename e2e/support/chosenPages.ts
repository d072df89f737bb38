import { parse } from 'node-html-parser';

import { eachOf } from './document';
import { kindOf, pageUrls } from './release';

/** What can make one page of a kind look or work unlike the others: each is a figure, and the page with the most is read. */
const extremes = {
  longestWord: (text: string) => Math.max(...text.split(/[\s\-/.…@:]+/).map((word) => word.length)),
  longestHeading: (_text: string, headings: readonly string[]) =>
    Math.max(0, ...headings.map(({ length }) => length)),
  longestText: (text: string) => text.length,
} satisfies Record<string, (text: string, headings: readonly string[]) => number>;

interface Measured {
  readonly url: string;
  readonly figures: readonly number[];
}

const measure = async (url: string): Promise<Measured> => {
  const document = parse(await (await fetch(url)).text());
  const main = document.querySelector('main') ?? document;
  const headings = main.querySelectorAll('h1, h2, h3').map(({ text }) => text);
  return { url, figures: Object.values(extremes).map((figure) => figure(main.text, headings)) };
};

const languageOf = (url: string): string => new URL(url).pathname.split('/')[1] ?? '';

/**
 * The pages a browser reads: of each kind the first one in each language, and those that go furthest in a way that can
 * break a layout. What is the same on all pages of a kind is read on these; all pages are read without a browser
 * (`e2e/pages`).
 */
export const choosePages = async (): Promise<string[]> => {
  const measured: Measured[] = [];
  await eachOf(pageUrls, async (url) => void measured.push(await measure(url)));
  // The browser reads the same pages in every run, whichever answered first.
  measured.sort((a, b) => (a.url < b.url ? -1 : 1));
  const chosen = new Set<string>();
  for (const kind of new Set(pageUrls.map(kindOf))) {
    const pages = measured.filter(({ url }) => kindOf(url) === kind);
    for (const language of new Set(pages.map(({ url }) => languageOf(url)))) {
      const first = pages.find(({ url }) => languageOf(url) === language);
      if (first) chosen.add(first.url);
    }
    for (const index of Object.keys(extremes).keys()) {
      const furthest = pages.reduce((best, page) =>
        (page.figures[index] ?? 0) > (best.figures[index] ?? 0) ? page : best,
      );
      chosen.add(furthest.url);
    }
  }
  return [...chosen];
};
