import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { hydrate } from '../support/firstView';
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
const alike: Readonly<Record<string, number>> = { collection: 3, portfolio: 5 };

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
    // What the step to the next page cut off is not lost.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED' && request.url().startsWith(siteUrl))
      complaints.push(`failed: ${request.url()} ${reason}`);
  });
  return complaints;
};

for (const share of Array.from({ length: shares }, (_, index) => index)) {
  test(`no page has a console error, a script error or a lost file (${share + 1} of ${shares})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const complaints = listen(page);
    const found: string[] = [];
    for (const url of shareOf(await allPages(), share)) {
      await page.goto(url, { waitUntil: 'load' });
      // Only when React has taken over has everything been said.
      await hydrate(page);
      found.push(...complaints.splice(0).map((line) => `${url}: ${line}`));
    }
    expect(found).toEqual([]);
  });

  for (const width of [390, 1440]) {
    test(`axe finds nothing at ${width}, and nothing overflows (${share + 1} of ${shares})`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      for (const url of shareOf(chooseForAxe(await allPages()), share)) {
        await page.goto(url, { waitUntil: 'load' });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) found.push(`${url}: overflows by ${overflow} px`);
        const { violations } = await new AxeBuilder({ page }).analyze();
        found.push(...violations.map(({ id, nodes }) => `${url}: ${id} ${nodes[0]?.html.slice(0, 160)}`));
      }
      expect(found).toEqual([]);
    });
  }
}
