import { expect, test } from '@playwright/test';

import { openPost, publish, signIn } from '../support/admin';
import { fetchPage } from '../support/document';
import { oldPost } from '../support/publishedPost';
import { readSitemap } from '../support/sitemap';
import { siteUrl } from '../support/stack';

const publishTimeoutMs = 120_000;
/** Long enough for the build that takes the post off the site. */
const aheadMs = 150_000;

test('a post that is published with a date in the future leaves the site until then, and goes live by itself', async ({
  page,
}) => {
  test.setTimeout(aheadMs + 2 * publishTimeoutMs + 60_000);
  const { documentId, slug } = await oldPost(1);
  const url = `${siteUrl}/en/blog/${slug}/`;
  const status = async () => (await fetchPage(url)).status;
  expect(await status()).toBe(200);

  const date = new Date(Date.now() + aheadMs);
  // The admin's field has steps of a quarter of an hour.
  await page.route('**/actions/publish**', (route) => {
    const form = route.request().postDataJSON() as object;
    return route.continue({
      postData: JSON.stringify({ ...form, defaultPublishedDate: date.toISOString() }),
    });
  });
  await signIn(page);
  await openPost(page, documentId, 'en');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Wait for it.');
  await publish(page);
  await openPost(page, documentId, 'en');
  await expect(page.getByText(/Goes live on .* \(time of Vietnam\), by itself/)).toBeVisible();

  const poll = { timeout: publishTimeoutMs, intervals: [1_000] };
  await expect.poll(status, poll).toBe(404);
  expect(Date.now()).toBeLessThan(date.getTime());
  expect((await readSitemap()).map((entry) => entry.url)).not.toContain(url);
  await expect.poll(status, { ...poll, timeout: aheadMs + publishTimeoutMs }).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(date.getTime());
});
