import { expect, test, type Page } from '@playwright/test';

import { openPost, publish, signIn } from '../support/admin';
import { fetchPage } from '../support/document';
import { oldPost } from '../support/publishedPost';
import { siteUrl } from '../support/stack';

const publishTimeoutMs = 120_000;

const addressOf = (slug: string): string => `${siteUrl}/en/blog/${slug}/`;

/** Where an address leads, in one step; its status where it leads nowhere. */
const stepFrom = async (url: string): Promise<string> => {
  const answer = await fetch(url, { redirect: 'manual' });
  const to = answer.headers.get('location');
  return to ? `${answer.status} ${new URL(to, url).href}` : String(answer.status);
};

const rename = async (page: Page, documentId: string, slug: string): Promise<void> => {
  await openPost(page, documentId, 'en');
  await page.locator('input[name="slug"]').fill(slug);
  await publish(page);
};

test('the addresses that a post had lead for good to the one that it has, straight away', async ({
  page,
}) => {
  test.setTimeout(2 * publishTimeoutMs + 120_000);
  const { documentId, slug, title } = await oldPost(0);
  const poll = { timeout: publishTimeoutMs, intervals: [1_000] };
  await signIn(page);

  await rename(page, documentId, 'a-better-address');
  await expect.poll(() => stepFrom(addressOf(slug)), poll).toBe(`301 ${addressOf('a-better-address')}`);

  await rename(page, documentId, 'the-best-address');
  await expect
    .poll(() => stepFrom(addressOf('a-better-address')), poll)
    .toBe(`301 ${addressOf('the-best-address')}`);
  expect(await stepFrom(addressOf(slug))).toBe(`301 ${addressOf('the-best-address')}`);
  const { status, document } = await fetchPage(addressOf(slug));
  expect(status).toBe(200);
  // Compounds in headings are joined by spaces that do not break.
  expect(document.querySelector('h1')?.textContent?.replace(/\u00a0/g, ' ')).toBe(title);
});
