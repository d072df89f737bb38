import { expect, type Locator, type Page } from '@playwright/test';

import { cmsUrl, setting } from './stack';

const posts = 'api::dicom-blog.dicom-blog';

/** Signs an editor in to the CMS admin with the sample login. */
export const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${cmsUrl}/admin/auth/login`);
  await page.getByLabel('Email').fill(setting('CMS_ADMIN_EMAIL'));
  await page.getByLabel('Password', { exact: false }).first().fill(setting('CMS_ADMIN_PASSWORD'));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
};

/** The title in the form of a post. */
export const titleField = (page: Page): Locator => page.getByRole('textbox', { name: 'title', exact: true });

/** Opens the form of a post in one language. */
export const openPost = async (page: Page, documentId: string, locale: string): Promise<void> => {
  await page.goto(
    `${cmsUrl}/admin/content-manager/collection-types/${posts}/${documentId}?plugins[i18n][locale]=${locale}`,
  );
  await expect(titleField(page)).not.toHaveValue('');
};

/** Presses Publish and waits until the CMS has done it. */
export const publish = async (page: Page): Promise<void> => {
  const published = page.waitForResponse(
    (answer) => answer.url().includes('/actions/publish') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  expect((await published).status()).toBe(200);
};
