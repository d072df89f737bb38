import { expect, test, type Page } from '@playwright/test';

import { framework, hydrate } from '../support/firstView';
import { siteUrl } from '../support/stack';

test.use({ viewport: { width: 1440, height: 900 } });

for (const [when, arrange] of Object.entries({
  'before React, which never comes': async (page) => {
    await page.route(framework, (route) => route.abort());
    await page.goto(`${siteUrl}/en/about-us/`);
  },
  'with React': async (page) => {
    await page.goto(`${siteUrl}/en/about-us/`);
    await hydrate(page);
  },
} satisfies Record<string, (page: Page) => Promise<void>>)) {
  test(`a menu closes on Escape, outside and when another opens, ${when}`, async ({ page }) => {
    await arrange(page);
    const banner = page.getByRole('banner');
    const services = banner.getByText('Services', { exact: true }).first();
    const service = banner.getByRole('link', { name: 'Web Development' }).first();
    const member = banner.getByRole('link', { name: 'Our Team' }).first();

    await services.click();
    await expect(service).toBeVisible();
    await service.focus();
    await page.keyboard.press('Escape');
    await expect(service).toBeHidden();
    await expect(services).toBeFocused();

    await services.click();
    await banner.getByText('About Us', { exact: true }).first().click();
    await expect(service).toBeHidden();
    await expect(member).toBeVisible();
    await page.mouse.click(700, 800);
    await expect(member).toBeHidden();
  });

  test(`the language switch is followed and remembered ${when}`, async ({ page }) => {
    await arrange(page);
    await page.getByRole('link', { name: 'Tiếng Việt' }).first().click();
    // Firefox breaks off a page that another is asked for on top of.
    await page.waitForURL(`${siteUrl}/vn/about-us/`);
    await page.goto(`${siteUrl}/contact/`);
    await expect(page).toHaveURL(`${siteUrl}/vn/contact/`);
  });
}
