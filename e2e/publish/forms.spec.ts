import { expect, test } from '@playwright/test';

import { openPost, signIn, titleField } from '../support/admin';
import { oldPost } from '../support/publishedPost';

test('the admin names the fields of a post in the language of the editor, and advertises nothing', async ({
  page,
}) => {
  const { documentId } = await oldPost(2);
  await signIn(page);
  await expect(page.getByText('Introducing the new Media Library')).toHaveCount(0);
  await expect(page.getByText('guided tour')).toHaveCount(0);

  await openPost(page, documentId, 'en');
  await expect(page.getByText('Title picture in words')).toBeVisible();
  await expect(page.getByText('titleImage')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'vi'));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tiêu đề', exact: true })).toBeVisible();
  await expect(page.getByText('Mô tả ảnh tiêu đề')).toBeVisible();
  await expect(titleField(page)).toHaveCount(0);
});
