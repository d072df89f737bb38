import { expect, test, type Page } from '@playwright/test';

import { openNewPost, openPost, publish, signIn, titleField } from '../support/admin';
import { fetchPage } from '../support/document';
import type { PublishedPost } from '../support/publishedPost';
import { readSitemap } from '../support/sitemap';
import { cmsUrl, siteUrl } from '../support/stack';

const publishTimeoutMs = 120_000;
const hourMs = 60 * 60 * 1000;

/** Presses Publish with this date in the form, whose own field has steps of a quarter of an hour. Gives the date, and the post as it is published. */
const publishFor = async (page: Page, ahead: number): Promise<{ date: Date; post: PublishedPost }> => {
  const date = new Date(Date.now() + ahead);
  const defaultPublishedDate = date.toISOString();
  await page.route('**/actions/publish**', (route) => {
    const form = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...form, defaultPublishedDate }) });
  });
  const answer = page.waitForResponse((one) => one.url().includes('/actions/publish'));
  await publish(page);
  const { data } = (await (await answer).json()) as { data: PublishedPost };
  await page.unroute('**/actions/publish**');
  return { date, post: data };
};

test('a post that is published with a date in the future goes live by itself at that time', async ({
  page,
}) => {
  await signIn(page);
  await openNewPost(page, 'en');
  await titleField(page).fill('Wait for it');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Not yet.');
  await page.getByRole('textbox', { name: /^Text/ }).fill('At last.');
  const { post } = await publishFor(page, hourMs);
  const url = `${siteUrl}/en/blog/${post.slug}/`;
  const status = async () => (await fetchPage(url)).status;
  await openPost(page, post.documentId, 'en');
  await expect(page.getByText(/Goes live on .* \(time of Vietnam\), by itself/)).toBeVisible();
  const told = await fetch(`${cmsUrl}/api/dicom-blogs?locale=en&filters[slug][$eq]=${post.slug}`);
  expect(await told.json()).toMatchObject({ data: [] });
  expect(await status()).toBe(404);

  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Now.');
  const { date } = await publishFor(page, 2_000);
  await expect.poll(status, { timeout: publishTimeoutMs, intervals: [500] }).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(date.getTime());
  expect((await readSitemap()).map((entry) => entry.url)).toContain(url);
});
