import { expect, test, type Page } from '@playwright/test';

import { accessibilityFindings } from '../support/accessibility';
import { hydrated } from '../support/firstView';
import { readSitemap } from '../support/sitemap';
import { templatePage } from '../support/template';

const frameOf = (page: Page) => page.locator('iframe[data-demo]');
const demo = (page: Page) => page.frameLocator('iframe[data-demo]').locator('h1');
const widthOf = (page: Page) => frameOf(page).evaluate((frame) => frame.clientWidth);

for (const language of ['en', 'vn'] as const)
  test(`the live preview opens in place under its own address, and each way of closing leads back (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(templatePage(language));
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Xem trực tiếp', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Phở Lành' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Trở lại mẫu' }).click(),
      () => page.evaluate(() => window.history.back()),
    ]) {
      await link.click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(templatePage(language, 'preview/'));
      await expect(demo(page)).toBeVisible();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(templatePage(language));
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }
    await page.goForward();
    await expect(dialog).toBeVisible();
    expect(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Mua' }).click();
    await expect(page.getByRole('dialog', { name: 'Mua trang web' })).toBeVisible();
  });

test('the address of a preview shows the same as a page of its own, from which one may buy', async ({
  page,
}) => {
  await page.goto(templatePage('vn', 'preview/#dien-thoai'));
  await hydrated(page);
  await expect(demo(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Điện thoại' })).toBeChecked();
  await page.getByRole('link', { name: 'Mua' }).click();
  await expect(page).toHaveURL(templatePage('vn', '#mua'));
  await expect(page.getByRole('dialog', { name: 'Mua trang web' })).toBeVisible();
});

test('a demo of ours acts in its frame without the origin of the site', async ({ page }) => {
  await page.goto(templatePage('vn', 'preview/'));
  await expect(frameOf(page)).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
  const frame = await (await frameOf(page).elementHandle())?.contentFrame();
  expect(await frame?.evaluate(() => window.origin)).toBe('null');
});

test('a preview is not to be found: it leads searchers to the page of its layout', async ({ page }) => {
  await page.goto(templatePage('en', 'preview/'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', templatePage('en'));
  const urls = (await readSitemap()).map(({ url }) => url);
  expect(urls).toContain(templatePage('en'));
  expect(urls.filter((url) => url.endsWith('/preview/'))).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a demo is seen as on a phone, a tablet and a computer, upright and turned', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(templatePage('vn', 'preview/'));
      const turned = page.getByRole('checkbox', { name: 'Xoay ngang' });
      await expect(demo(page)).toBeVisible();
      expect(await widthOf(page)).toBe(1440);
      await expect(turned).toBeHidden();
      for (const [name, upright, across] of [
        ['Điện thoại', 390, 844],
        ['Máy tính bảng', 820, 1180],
      ] as const) {
        await page.getByRole('radio', { name, exact: true }).check();
        expect(await widthOf(page)).toBe(upright);
        await turned.check();
        expect(await widthOf(page)).toBe(across);
        await turned.uncheck();
      }
      await page.getByRole('radio', { name: 'Máy tính', exact: true }).check();
      expect(await widthOf(page)).toBe(1440);
    });
  });

test('on a phone a demo fills the window, and the whole width of a computer and of a tablet is seen, smaller', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(templatePage('vn', 'preview/'));
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'Điện thoại' })).toBeChecked();
  expect(await widthOf(page)).toBe(390);
  await page.getByRole('radio', { name: 'Máy tính', exact: true }).check();
  expect(await widthOf(page)).toBe(1280);
  const computer = await frameOf(page).boundingBox();
  expect(computer?.width).toBeLessThanOrEqual(390);
  // The window of a computer's browser takes the height that there is.
  expect(computer?.height).toBeGreaterThan(550);
  await page.getByRole('radio', { name: 'Máy tính bảng' }).check();
  expect(await widthOf(page)).toBe(820);
  await page.getByRole('checkbox', { name: 'Xoay ngang' }).check();
  expect(await widthOf(page)).toBe(1180);
  const { x = 0, y = 0, width = 0, height = 0 } = (await frameOf(page).boundingBox()) ?? {};
  expect(Math.abs(x + width / 2 - 195)).toBeLessThan(2);
  expect(width).toBeLessThanOrEqual(390);
  expect(y + height).toBeLessThan(844);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("'Xem trực tiếp' leads to the page of the preview, and that back to the template", async ({
    page,
  }) => {
    await page.goto(templatePage('vn'));
    await page.getByRole('link', { name: 'Xem trực tiếp', exact: true }).click();
    await expect(page).toHaveURL(templatePage('vn', 'preview/'));
    await expect(demo(page)).toBeVisible();
    await page.getByRole('link', { name: 'Trở lại mẫu' }).click();
    await expect(page).toHaveURL(templatePage('vn'));
  });
});
