import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { pictureOfSize } from '../../cms/tests/support/pictures';
import { postData } from '../../cms/tests/support/posts';
import { signIn } from '../support/admin';
import { axeFindings } from '../support/axe';
import { publishPost, removePost, uploadPicture } from '../support/contentManager';
import { cmsUrl, setting, siteUrl } from '../support/stack';

const buildTimeoutMs = 180_000;

const openWebsite = async (page: Page): Promise<void> => {
  await page.goto(`${cmsUrl}/admin/website`);
  await expect(page.getByRole('heading', { level: 1, name: 'Website' })).toBeVisible();
};

const allIsLive = (page: Page) =>
  expect(page.getByText('Everything that is published is live.')).toBeVisible({ timeout: buildTimeoutMs });

const statusOf = async (slug: string): Promise<number> => (await fetch(`${siteUrl}/en/blog/${slug}/`)).status;

const becomes = (slug: string, status: number) =>
  expect.poll(() => statusOf(slug), { timeout: buildTimeoutMs, intervals: [1_000] }).toBe(status);

test('an editor sees a post go live, goes back to the version before, and forward again', async ({
  page,
}) => {
  test.setTimeout(4 * buildTimeoutMs);
  await signIn(page);
  await openWebsite(page);
  await allIsLive(page);
  const documentId = await publishPost(postData('seen-in-the-admin', { title: 'Seen in the admin' }), 'en');
  try {
    await expect(page.getByRole('heading', { name: 'Published, not live yet (1)' })).toBeVisible();
    await becomes('seen-in-the-admin', 200);
    await allIsLive(page);
    await expect(page.getByRole('link', { name: 'New: Seen in the admin' })).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);

    await page
      .getByRole('button', { name: /^Go back to the version of/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click();
    await becomes('seen-in-the-admin', 404);
    await expect(
      page.getByRole('heading', { name: 'The website stands on an older version.' }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Rebuild now' }).click();
    await becomes('seen-in-the-admin', 200);
    await allIsLive(page);
  } finally {
    await removePost(documentId);
  }
});

test('a picture that broke in the media library costs its post the picture, and the admin says so', async ({
  page,
}) => {
  test.setTimeout(3 * buildTimeoutMs);
  const picture = await uploadPicture('breaks.jpg', await pictureOfSize(300, 200));
  writeFileSync(join(setting('CMS_PUBLIC_DIR'), 'uploads', basename(picture.url)), randomBytes(3_000));
  const data = postData('broken-picture', { title: 'With a broken picture', titleImage: picture.id });
  const documentId = await publishPost(data, 'en');
  try {
    await becomes('broken-picture', 200);
    await signIn(page);
    await openWebsite(page);
    const left = page.getByRole('region', { name: 'Left out of the website (1)' });
    await expect(left.getByText(/The picture “breaks\.jpg” \(Title picture\) cannot be read/)).toBeVisible();
    await left.getByRole('link', { name: 'With a broken picture' }).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'With a broken picture',
    );
  } finally {
    await removePost(documentId);
  }
  // What runs next must not meet the build of that.
  await becomes('broken-picture', 404);
});
