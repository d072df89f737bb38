import { expect, test, type Page } from '@playwright/test';

import { accessibilityFindings } from '../support/accessibility';
import { axeFindings } from '../support/axe';
import { hydrate } from '../support/firstView';
import { kindOf, pageUrls } from '../support/release';
import { isLost } from '../support/requests';

/** The pages are shared out to as many tests, so that both workers have work to the end. */
const shares = 8;

/** A few of every kind, in both languages (`support/chosenPages.ts`). */
const pages = (process.env.E2E_CHOSEN_PAGES ?? '').split(' ');

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
const wrongWith = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`overflows by ${overflow} px at ${width}`);
    // The second judge does not look at widths.
    const findings = await (width === 390 ? accessibilityFindings : axeFindings)(page);
    found.push(...findings.map((finding) => `at ${width}: ${finding}`));
  }
  return found;
};

test('the pages that are read are of every kind', () => {
  const kinds = new Set(pageUrls.map(kindOf));
  expect(kinds.size).toBeGreaterThan(15);
  expect([...new Set(pages.map(kindOf))].sort()).toEqual([...kinds].sort());
});

for (const share of Array.from({ length: shares }, (_, index) => index)) {
  test(`no kind of page overflows, loses a file or has an error, and neither axe nor IBM Equal Access finds anything (${share + 1} of ${shares})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const complaints = listen(page);
    const found: string[] = [];
    for (const url of pages.filter((_, index) => index % shares === share)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(url, { waitUntil: 'load' });
      complaints.push(...(await wrongWith(page)));
      // Only when React has taken over has everything been said.
      await hydrate(page);
      found.push(...complaints.splice(0).map((line) => `${url}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}
