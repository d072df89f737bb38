import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { openPost, publish, signIn, titleField } from '../support/admin';
import { fetchPage } from '../support/document';
import { cmsUrl, releasesDir, siteUrl } from '../support/stack';

/** From the press of the button to the page: under two minutes, with no command typed. */
const publishTimeoutMs = 120_000;

const currentRelease = (): string => readlinkSync(join(releasesDir, 'current'));

const heading = async (url: string): Promise<string> => {
  const { document } = await fetchPage(url);
  return document.querySelector('h1')?.textContent ?? '';
};

test('a post that an editor changes and publishes in the CMS admin comes to the site by itself', async ({
  page,
}) => {
  test.setTimeout(publishTimeoutMs + 120_000);
  const list = await fetch(
    `${cmsUrl}/api/dicom-blogs?locale=en&fields[0]=slug&fields[1]=title&sort=defaultPublishedDate:desc&pagination[pageSize]=1`,
  );
  const { data } = (await list.json()) as { data: { documentId: string; slug: string; title: string }[] };
  const post = data[0];
  if (!post) throw new Error('The CMS has no post to change');
  const url = `${siteUrl}/en/blog/${post.slug}/`;
  const earlier = currentRelease();
  const title = `${post.title} (second edition)`;

  await signIn(page);
  await openPost(page, post.documentId, 'en');
  await titleField(page).fill(title);
  await publish(page);
  const begun = Date.now();

  await expect.poll(() => heading(url), { timeout: publishTimeoutMs, intervals: [1_000] }).toBe(title);
  test.info().annotations.push({ type: 'seconds', description: String((Date.now() - begun) / 1000) });
  expect(currentRelease()).not.toBe(earlier);

  await page.goto(`${siteUrl}/en/blog/`);
  await expect(page.getByText(title).first()).toBeVisible();

  // Gatsby has stayed: the next change costs what it changes.
  const third = `${post.title} (third edition)`;
  await openPost(page, post.documentId, 'en');
  await titleField(page).fill(third);
  await publish(page);
  await expect.poll(() => heading(url), { timeout: publishTimeoutMs, intervals: [250] }).toBe(third);
  const [, written] = /^Wrote (\d+) pages/m.exec(readFileSync(join(releasesDir, 'build.log'), 'utf8')) ?? [];
  expect(Number(written)).toBeGreaterThan(0);
  expect(Number(written)).toBeLessThanOrEqual(10);
});
