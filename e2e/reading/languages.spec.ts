import { expect, test } from '@playwright/test';

import { firstPost, listStatus } from '../support/blog';
import { hydrate } from '../support/firstView';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a browser that asks for Vietnamese', () => {
  test.use({ locale: 'vi-VN' });

  test('is led from the bare address to the Vietnamese page', async ({ page }) => {
    await page.goto(`${siteUrl}/blog/`);
    await expect(page).toHaveURL(`${siteUrl}/vn/blog/`);
  });

  test('is led from the bare address of an English post to its translation', async ({ page }) => {
    await page.goto(`${siteUrl}/en/blog/`);
    await firstPost(page).click();
    await expect(page).toHaveURL(/\/en\/blog\/[^/]+\/$/);
    const english = new URL(page.url()).pathname;
    const translation = await page.locator('link[hreflang=vi]').getAttribute('href');
    await page.goto(`${siteUrl}${english.replace('/en/', '/')}`);
    await expect(page).toHaveURL(String(translation));
  });

  test("keeps the visitor's own choice: it wins over every detection", async ({ page }) => {
    await page.goto(`${siteUrl}/vn/`);
    await settle(page);
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(`${siteUrl}/en/`);
    await page.goto(`${siteUrl}/contact/`);
    await expect(page).toHaveURL(`${siteUrl}/en/contact/`);
  });

  test('stays on an English address it was given', async ({ page }) => {
    await page.goto(`${siteUrl}/en/about-us/`);
    await expect(page).toHaveURL(`${siteUrl}/en/about-us/`);
  });

  test('finds the sample websites on an English page once the lookup has answered', async ({ page }) => {
    await page.goto(`${siteUrl}/en/about-us/`);
    await page.locator('header summary', { hasText: 'Services' }).first().click();
    const samples = page.getByRole('banner').getByRole('link', { name: 'Sample Websites' }).first();
    await samples.click();
    await expect(page).toHaveURL(`${siteUrl}/en/collection/?sort=createdAt:desc`);
  });
});

test('a browser that asks for English is offered no sample websites in the menu', async ({ page }) => {
  await page.goto(`${siteUrl}/en/about-us/`);
  const answer = page.waitForResponse(/\/visitor-locale$/);
  await hydrate(page);
  expect(await (await answer).json()).toMatchObject({ language: 'en' });
  await expect(page.getByRole('banner').getByText('Sample Websites')).toHaveCount(0);
});

test('a browser that asks for a third language gets English', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/`);
  await expect(page).toHaveURL(`${siteUrl}/en/`);
  await context.close();
});

test('the switch on a post leads to its own slug in the other language', async ({ page }) => {
  await page.goto(`${siteUrl}/en/blog/`);
  await firstPost(page).click();
  await expect(page).toHaveURL(/\/en\/blog\/[^/]+\/$/);
  const english = page.url();
  await page.getByRole('link', { name: 'Tiếng Việt' }).first().click();
  await expect(page).toHaveURL(/\/vn\/blog\/[^/]+\/$/);
  expect(page.url().split('/blog/')[1]).not.toBe(english.split('/blog/')[1]);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(english);
});

test('the switch on a post without a translation leads to the other blog list', async ({ page }) => {
  await page.goto(`${siteUrl}/en/blog/estimating-honestly/`);
  await page.getByRole('link', { name: 'Tiếng Việt' }).first().click();
  await expect(page).toHaveURL(`${siteUrl}/vn/blog/`);
});

test('the switch on a filtered and searched list of posts leads to the same in the other language', async ({
  page,
}) => {
  await page.goto(`${siteUrl}/en/blog/?category=Design&search=colour`);
  await expect(page.getByRole('searchbox')).toHaveValue('colour');
  // What finds posts knows their categories in both languages.
  await expect(listStatus(page)).toHaveText(/^\d+ posts?/);
  await page.getByRole('link', { name: 'Tiếng Việt' }).first().click();
  await expect(page).toHaveURL(
    `${siteUrl}/vn/blog/?category=${encodeURIComponent('Thiết kế')}&search=colour`,
  );
  await expect(listStatus(page)).toHaveText(/bài/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${siteUrl}/en/blog/?category=Design&search=colour`);
});

test('an unknown address is answered 404 with the page of its language, and reads /{lang}/404/', async ({
  page,
}) => {
  const answer = await page.goto(`${siteUrl}/vn/khong-co-trang-nay/`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang');
  await expect(page).toHaveURL(`${siteUrl}/vn/404/`);
  await page.getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL(`${siteUrl}/vn/`);
});

for (const [from, to] of [
  ['/portfolio/whipev-mobile-app', '/en/portfolio/carsnow-mobile-app/'],
  ['/en/portfolio/wildimports/', '/en/portfolio/wild-imports/'],
  ['/vn/SOFTWARE-development-Sydney/', '/vn/software-development-sydney/'],
  ['/en/blog', '/en/blog/'],
] as const) {
  test(`the old spelling ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(`${siteUrl}${from}`);
    await expect(page).toHaveURL(`${siteUrl}${to}`);
  });
}

test('an unknown layout shows the template with its first layout', async ({ request }) => {
  const answer = await request.get(`${siteUrl}/vn/collection/pho-lanh/khong-co/`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(
    /<link rel="canonical" href="[^"]*\/vn\/collection\/pho-lanh\/[^/"]+\/"/,
  );
});
