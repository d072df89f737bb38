import { expect, test, type Page } from '@playwright/test';

import { openNewPost, openPost, save, signIn, titleField } from '../support/admin';
import { cmsUrl } from '../support/stack';

const slugField = (page: Page) => page.locator('input[name="slug"]');

/** A post that visitors can read. */
const publishedPost = async (): Promise<{ documentId: string; slug: string }> => {
  const list = await fetch(`${cmsUrl}/api/dicom-blogs?locale=en&fields[0]=slug&pagination[pageSize]=1`);
  const { data } = (await list.json()) as { data: { documentId: string; slug: string }[] };
  if (!data[0]) throw new Error('The CMS has no post');
  return data[0];
};

test('the slug follows the title in each language while a post is a draft, and stays once it is published', async ({
  page,
}) => {
  await signIn(page);
  await openNewPost(page, 'en');
  await titleField(page).pressSequentially('Design for everyone');
  await expect(slugField(page)).toHaveValue('design-for-everyone');
  const id = await save(page);

  await openPost(page, id, 'en');
  await titleField(page).fill('Design for all');
  await expect(slugField(page)).toHaveValue('design-for-all');
  await save(page);

  await openPost(page, id, 'vi', '');
  await titleField(page).pressSequentially('Thiết kế cho mọi người');
  await expect(slugField(page)).toHaveValue('thiet-ke-cho-moi-nguoi');
  await save(page);
  await openPost(page, id, 'vi');
  await expect(slugField(page)).toHaveValue('thiet-ke-cho-moi-nguoi');
  await openPost(page, id, 'en');
  await expect(slugField(page)).toHaveValue('design-for-all');

  const published = await publishedPost();
  await openPost(page, published.documentId, 'en');
  await titleField(page).fill('Another title altogether');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(slugField(page)).toHaveValue(published.slug);
});
