import { expect, test, type Page } from '@playwright/test';

import { axeFindings } from '../support/axe';
import { hydrate } from '../support/firstView';
import { isLost } from '../support/requests';
import { readSitemap } from '../support/sitemap';
import { siteUrl } from '../support/stack';

/** The pages are shared out to as many tests, so that both workers have work to the end. */
const shares = 8;

/** Pages that have no place in the sitemap are pages all the same. */
const unlisted = [
  '/en/404/',
  '/vn/404/',
  '/en/styleguide/',
  '/vn/styleguide/',
  '/en/portfolio/tdholding-site/',
  '/vn/services/media-banners/',
];

/**
 * Of the many pages that differ in a picture and some words, axe reads these many per language; every other
 * page of the site it reads without exception.
 */
const alike: Readonly<Record<string, number>> = { collection: 3, portfolio: 5, blog: 8, showcases: 4 };

const allPages = async (): Promise<string[]> => {
  const entries = await readSitemap();
  return [...entries.map(({ url }) => url), ...unlisted.map((path) => `${siteUrl}${path}`)];
};

const chooseForAxe = (urls: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return urls.filter((url) => {
    const [language, kind = '', ...rest] = url.slice(siteUrl.length + 1).split('/');
    const most = rest.length > 1 ? alike[kind] : undefined;
    if (most === undefined) return true;
    const family = `${language} ${kind}`;
    const count = (seen.get(family) ?? 0) + 1;
    seen.set(family, count);
    return count <= most;
  });
};

const shareOf = (urls: readonly string[], share: number): string[] =>
  urls.filter((_, index) => index % shares === share);

/** Collects what a console, an error handler or a security policy would complain about. */
const listen = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser notes the status of the Not-found page itself.
    const isNotFoundPage = /\/404\/$/.test(page.url()) && /status of 404/.test(message.text());
    if (message.type() === 'error' && !isNotFoundPage) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (isLost(request)) complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  return complaints;
};

/** Reads a page in the narrow and in the wide window, as it came, without React. */
const look = async (page: Page, withAxe: boolean): Promise<string[]> => {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`overflows by ${overflow} px at ${width}`);
    if (withAxe) found.push(...(await axeFindings(page)).map((finding) => `at ${width}: ${finding}`));
  }
  return found;
};

for (const share of Array.from({ length: shares }, (_, index) => index)) {
  test(`no page overflows, loses a file or has an error, and axe finds nothing (${share + 1} of ${shares})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const pages = await allPages();
    const forAxe = new Set(chooseForAxe(pages));
    const complaints = listen(page);
    const found: string[] = [];
    for (const url of shareOf(pages, share)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(url, { waitUntil: 'load' });
      complaints.push(...(await look(page, forAxe.has(url))));
      // Only when React has taken over has everything been said.
      await hydrate(page);
      found.push(...complaints.splice(0).map((line) => `${url}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}
