import { expect, test } from '@playwright/test';

import { firstPost } from '../support/blog';
import { eachOf, fetchPage } from '../support/document';
import { isLost } from '../support/requests';
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
    // That a view cannot be counted now nobody sees: the call goes to the CMS.
    if (isLost(request)) failed.push(request.url());
  });
  await page.goto(`${siteUrl}/en/blog/`, { waitUntil: 'networkidle' });
  await firstPost(page).click();
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
  expect(failed).toEqual([]);
});
