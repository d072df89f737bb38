import { expect, test } from '@playwright/test';

import { siteUrl } from '../support/stack';

for (const [path, item] of [
  ['en/portfolio/', 'Portfolio'],
  ['en/portfolio/keazaccess-platform/', 'Portfolio'],
  ['en/services/web-development/', 'Services'],
  ['en/services/media-banners/gallery/', 'Services'],
  ['vn/portfolio/keazaccess-platform/', 'Dự án'],
  ['vn/', 'Trang chủ'],
] as const)
  test(`the menu marks under which of its items a page stands, and no other (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${siteUrl}/${path}`);
    const items = page.getByRole('banner').getByRole('navigation').first().locator('> ul > li');
    const marked = await items.evaluateAll((all) =>
      all
        .map((one) => one.querySelector('a, summary'))
        .filter((one) => one && getComputedStyle(one).color !== getComputedStyle(document.body).color)
        .map((one) => one?.textContent),
    );
    expect(marked).toEqual([item]);
  });
