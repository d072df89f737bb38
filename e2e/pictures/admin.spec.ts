/** Takes the pictures of docs/editing.md anew: `npm run docs:pictures`, while `npm start` runs. Nothing is published. */
import { expect, test, type Page } from '@playwright/test';

import { openNewPost, openPost, save, signIn, titleField } from '../support/admin';
import { cmsUrl, setting } from '../support/stack';
import { takePicture } from '../support/takePicture';
import { excerpt, type SamplePicture, textWith, title } from './sample';

const posts = `${cmsUrl}/admin/content-manager/collection-types/api::dicom-blog.dicom-blog`;

const text = (page: Page) => page.getByRole('textbox', { name: /^Text/ });

/** A picture of the sample content. */
const samplePicture = async (): Promise<SamplePicture> => {
  const query = 'locale=en&filters[slug][$eq]=writing-alt-text&populate[titleImage]=true';
  const list = await fetch(`${cmsUrl}/api/dicom-blogs?${query}`);
  const { data } = (await list.json()) as { data: { titleImage: SamplePicture }[] };
  if (!data[0]) throw new Error('The CMS does not have the sample content');
  return data[0].titleImage;
};

const removePost = async (id: string): Promise<void> => {
  const authorization = `Bearer ${process.env.E2E_ADMIN_TOKEN ?? ''}`;
  const address = posts.replace('/admin/content-manager', '/content-manager');
  const { status } = await fetch(`${address}/${id}?locale=*`, {
    method: 'DELETE',
    headers: { authorization },
  });
  expect(status).toBe(200);
};

const writeText = async (page: Page, html: string): Promise<void> => {
  await page.getByRole('button', { name: 'Show HTML' }).click();
  await page.getByRole('textbox', { name: /^HTML of/ }).fill(html);
  await page.getByRole('button', { name: 'Back to the text' }).click();
};

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Ho_Chi_Minh', locale: 'en-GB' });

test('the log-in', async ({ page }) => {
  await page.goto(`${cmsUrl}/admin/auth/login`);
  await page.getByLabel('Email').fill(setting('CMS_ADMIN_EMAIL'));
  await takePicture(page, 'admin-login');
});

test('the list of posts', async ({ page }) => {
  await signIn(page);
  await page.goto(`${posts}?page=1&pageSize=10&plugins[i18n][locale]=en`);
  await expect(page.getByRole('gridcell', { name: 'Published' }).first()).toBeVisible();
  await takePicture(page, 'admin-posts');
});

test('a post while it is written', async ({ page }) => {
  await signIn(page);
  await openNewPost(page, 'en');
  await titleField(page).pressSequentially(title);
  await expect(page.locator('input[name="slug"]')).toHaveValue('twelve-lights-for-a-tea-house');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill(excerpt);
  await takePicture(page, 'admin-address');

  await page.setViewportSize({ width: 1440, height: 1340 });
  const date = page.getByRole('combobox', { name: 'Choose date' });
  await date.fill(`12/24/${new Date().getFullYear() + 1}`);
  await page.keyboard.press('Tab');
  await expect(page.getByText(/goes live on/)).toBeVisible();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(page.getByRole('tooltip')).toBeHidden();
  await takePicture(page, 'admin-date');

  await writeText(page, textWith(await samplePicture()));
  const id = await save(page);
  try {
    await page.setViewportSize({ width: 1440, height: 1570 });
    await openPost(page, id, 'en');
    await text(page).locator('td').first().click();
    const box = text(page).locator('xpath=../..');
    await box.evaluate((element) => element.scrollTo(0, 0));
    await page
      .getByText('Excerpt')
      .first()
      .evaluate((label) => label.scrollIntoView());
    await takePicture(page, 'admin-text');

    await page.setViewportSize({ width: 1440, height: 900 });
    await openPost(page, id, 'en');
    await page.getByRole('combobox', { name: 'Locales' }).click();
    await takePicture(page, 'admin-language');
  } finally {
    await removePost(id);
  }
});
