import { expect, test } from '@playwright/test';

import { eachOf, fetchPage } from '../support/document';
import { readSitemap } from '../support/sitemap';
import { cmsUrl, siteUrl, stack } from '../support/stack';

const answers = (): Promise<boolean> =>
  fetch(`${cmsUrl}/_health`).then(
    () => true,
    () => false,
  );

test('stopping the CMS leaves the site whole', async ({ page }) => {
  test.setTimeout(180_000);
  process.kill(stack.cmsPid, 'SIGTERM');
  await expect.poll(answers, { timeout: 30_000 }).toBe(false);

  const broken: string[] = [];
  const entries = await readSitemap();
  await eachOf(entries, async ({ url }) => {
    const { status, document } = await fetchPage(url);
    if (status !== 200 || !document.querySelector('h1')) broken.push(url);
  });
  expect(entries.length).toBeGreaterThan(300);
  expect(broken).toEqual([]);

  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // What the step to the next page cut off is not lost, and that a view cannot be counted now nobody sees.
    const isCutOff = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isCutOff && request.url().startsWith(siteUrl)) failed.push(request.url());
  });
  await page.goto(`${siteUrl}/en/blog/`, { waitUntil: 'networkidle' });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
  expect(failed).toEqual([]);
});
