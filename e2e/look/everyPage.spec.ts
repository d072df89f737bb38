import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { readSitemap } from '../support/sitemap';
import { siteUrl } from '../support/stack';

const widths = [390, 1440];

/** The pages are shared out to as many tests, so that both workers have work to the end. */
const shares = 8;

/** Collects what a console, an error handler or a security policy would complain about. */
const listen = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.url().startsWith(siteUrl)) complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
};

const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)}`);
};

for (const share of Array.from({ length: shares }, (_, index) => index)) {
  test(`every page is free of axe violations, script errors and overflow (${share + 1} of ${shares})`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const entries = await readSitemap();
    const found: string[] = [];
    const complaints = listen(page);
    // The pages that have no place in the sitemap are pages all the same.
    const extra = ['/en/404/', '/vn/404/', '/en/portfolio/tdholding-site/', '/vn/services/media-banners/'];
    const urls = [...entries.map(({ url }) => url), ...extra.map((path) => `${siteUrl}${path}`)];
    for (const url of urls.filter((_, index) => index % shares === share)) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(url, { waitUntil: 'load' });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        const own = [...complaints.splice(0), ...(await violationsOf(page))];
        if (overflow > 0) own.push(`overflows by ${overflow} px`);
        const expected404 = /\/404\/$/.test(url) ? /status of 404/ : /$^/;
        found.push(
          ...own.filter((line) => !expected404.test(line)).map((line) => `${url} at ${width}: ${line}`),
        );
      }
    }
    expect(found).toEqual([]);
  });
}
