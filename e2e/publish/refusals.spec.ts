import { expect, test, type Page } from '@playwright/test';

import { openNewPost, openPost, save, signIn, titleField } from '../support/admin';

const slugField = (page: Page) => page.locator('input[name="slug"]');

const pressPublish = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Publish', exact: true }).click();

/** Writes a post in English and begins its Vietnamese one, which is not saved yet. */
const beginInVietnamese = async (page: Page): Promise<void> => {
  await signIn(page);
  await openNewPost(page, 'en');
  await titleField(page).fill('Season of the lotus');
  const id = await save(page);
  await openPost(page, id, 'vi', '');
  await titleField(page).fill('Mùa sen');
  await expect(slugField(page)).toHaveValue('mua-sen');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Hoa sen nở.');
  await page.getByRole('textbox', { name: /^Text/ }).fill('Sen nở vào tháng sáu.');
};

/** How often the Vietnamese entry is read anew. */
const rereadsOf = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && /dicom-blog\/[^/?]+\?.*locale=vi/.test(request.url())) count += 1;
  });
  return () => count;
};

/**
 * What was written stands there still, and is what is sent when it is published once more: by then the form would have been
 * read anew.
 */
const expectWritten = async (page: Page, rereads: () => number): Promise<void> => {
  const again = page.waitForRequest((request) => request.url().includes('/actions/publish'));
  await pressPublish(page);
  const request = await again;
  expect(request.postDataJSON()).toMatchObject({ title: 'Mùa sen', excerpt: 'Hoa sen nở.' });
  await request.response().catch(() => null);
  expect(rereads()).toBe(0);
  await expect(titleField(page)).toHaveValue('Mùa sen');
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Hoa sen nở.');
  await expect(page.getByRole('textbox', { name: /^Text/ })).toHaveText('Sen nở vào tháng sáu.');
};

test('a new language that is refused keeps all that was written, and says why at the field', async ({
  page,
}) => {
  await beginInVietnamese(page);
  await slugField(page).fill('page');
  await expect(
    page.getByText('“page” is an address of the site itself. Write another one, such as'),
  ).toBeVisible();
  const rereads = rereadsOf(page);
  await pressPublish(page);
  await expect(page.locator('[data-strapi-field-error]')).toContainText(
    '“page” is an address of the site itself',
  );
  await expectWritten(page, rereads);
  await expect(slugField(page)).toHaveValue('page');
});

test('a new language whose call does not come through keeps all that was written', async ({ page }) => {
  await beginInVietnamese(page);
  await page.route('**/actions/publish**', (route) => route.abort());
  const rereads = rereadsOf(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/actions/publish'));
  await pressPublish(page);
  await failed;
  await expectWritten(page, rereads);
});

test('a save over what another tab saved in the meantime is refused, and what was written stays', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openNewPost(page, 'en');
  await titleField(page).fill('In two tabs');
  const id = await save(page);
  await openPost(page, id, 'en');

  const other = await context.newPage();
  await openPost(other, id, 'en');
  for (const excerpt of ['From the other tab.', 'From there again.']) {
    await other.getByRole('textbox', { name: 'Excerpt' }).fill(excerpt);
    await save(other);
  }

  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await excerpt.fill('From the first tab.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Somebody saved this in the meantime')).toBeVisible();
  await expect(excerpt).toHaveValue('From the first tab.');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Are you sure you want to leave this page?')).toBeVisible();
});
