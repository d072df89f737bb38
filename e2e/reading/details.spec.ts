import { expect, test } from '@playwright/test';

import { siteUrl } from '../support/stack';

test('with a menu open, only the part of the site that the page stands in is red', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/en/services/web-development/`);
  const names = page.getByRole('banner').getByRole('navigation').first().locator('summary, li > a');
  const red = () =>
    names.evaluateAll((links) => {
      const action = getComputedStyle(document.documentElement).getPropertyValue('--action').trim();
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = action;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return links
        .filter((link) => link.checkVisibility() && getComputedStyle(link).color === color)
        .map((link) => link.textContent);
    });
  await page.getByRole('banner').getByText('About Us', { exact: true }).first().click();
  await page.mouse.move(700, 700);
  await expect.poll(red).toEqual(['Services']);
});

test('the header keeps its colour on every ground', async ({ page }) => {
  await page.goto(`${siteUrl}/en/`);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', /^rgb\(/);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
});

test('the sheet of the narrow menu fills the window: languages and the call stand at its foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${siteUrl}/en/`);
  await page.getByText('Menu', { exact: true }).click();
  const call = page.getByRole('banner').getByRole('link', { name: 'Request A Quote' });
  const { bottom } = await call
    .locator('visible=true')
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(bottom).toBeGreaterThan(844 * 0.85);
  expect(bottom).toBeLessThanOrEqual(844);
});

test('small Vietnamese headings have room for the marks of the line below: 1.28', async ({ page }) => {
  await page.goto(`${siteUrl}/vn/about-us/`);
  const lines = await page.locator('main :is(h3, h4)').evaluateAll((headings) =>
    headings.map((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return parseFloat(lineHeight) / parseFloat(fontSize);
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.min(...lines)).toBeGreaterThan(1.27);
});
