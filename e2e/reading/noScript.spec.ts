import { expect, test } from '@playwright/test';

import { firstPost } from '../support/blog';
import { siteUrl } from '../support/stack';

test.use({ javaScriptEnabled: false });

for (const [language, words] of Object.entries({
  en: { blog: 'Blog', services: 'Services', service: 'Web Development', menu: 'Menu' },
  vn: { blog: 'Blog', services: 'Dịch vụ', service: 'Phát triển website', menu: 'Menu' },
})) {
  test(`without JavaScript a visitor reads and finds the way from home to a post in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${siteUrl}/${language}/`);
    await page.getByRole('navigation').getByRole('link', { name: words.blog, exact: true }).first().click();
    await expect(page).toHaveURL(`${siteUrl}/${language}/blog/`);
    await firstPost(page).click();
    await expect(page).toHaveURL(new RegExp(`${siteUrl}/${language}/blog/[a-z0-9-]+/$`));
    await expect(page.getByRole('article').getByRole('paragraph').nth(5)).toBeVisible();
    // The latest posts come with a script: in their place there is a way to all of them.
    for (const place of [
      page.getByRole('complementary', { name: /blog/ }),
      page.locator('[aria-labelledby=footer-latest]'),
    ])
      await expect(place.getByRole('link')).toHaveAttribute('href', `/${language}/blog/`);
    await expect(page.getByRole('complementary', { name: /blog/ }).getByRole('link')).toBeVisible();
  });

  test(`without JavaScript the menus open, wide and narrow, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${siteUrl}/${language}/contact/`);
    const banner = page.getByRole('banner');
    await banner.getByText(words.services, { exact: true }).first().click();
    await banner.getByRole('link', { name: words.service }).first().click();
    await expect(page).toHaveURL(`${siteUrl}/${language}/services/web-development/`);

    await page.setViewportSize({ width: 390, height: 800 });
    await banner.getByText(words.menu, { exact: true }).click();
    await banner.getByText(words.services, { exact: true }).last().click();
    await expect(banner.getByRole('link', { name: words.service }).last()).toBeVisible();
  });
}

test('without JavaScript the language switch leads to the same page in the other language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/en/about-us/`);
  await page.getByRole('link', { name: 'Tiếng Việt' }).first().click();
  await expect(page).toHaveURL(`${siteUrl}/vn/about-us/`);
});
