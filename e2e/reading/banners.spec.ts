import { expect, test, type Page } from '@playwright/test';

import { askedByBanners, bannersPage } from '../support/banners';
import { hydrated } from '../support/firstView';
import { shifted, watchShifts } from '../support/layoutShift';
import { scrollThrough } from '../support/scroll';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

const words = {
  en: {
    card: /Vine Brations/,
    dialog: 'Music that grows on vines',
    close: 'Close',
    tabs: 'Kinds of rich media banners',
  },
  vn: {
    card: /Vine Brations/,
    dialog: 'Âm nhạc mọc trên giàn nho',
    close: 'Đóng',
    tabs: 'Các loại banner tương tác',
  },
} as const;

const open = async (page: Page, language: string, slug = '') => {
  await page.goto(bannersPage(language, slug));
  await hydrated(page);
};
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const language of ['en', 'vn'] as const) {
  const { card, dialog: name, close, tabs } = words[language];

  test(`a standard banner opens in place, and each way of closing leads back to its card (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, language);
    await expect(page).toHaveURL(bannersPage(language, 'expandable'));
    const link = page.getByRole('link', { name: card });
    const dialog = page.getByRole('dialog', { name });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: close }).click(),
      () => page.evaluate(() => window.history.back()),
    ]) {
      await link.scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      await link.click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(bannersPage(language, 'vine-brations'));
      await expect(dialog.getByRole('button', { name: close })).toBeFocused();
      expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
      await leave();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(bannersPage(language, 'expandable'));
      await expect(link).toBeFocused();
      expect(await scrolled(page)).toBe(before);
      // Closings within a quarter of a second are one.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    }
  });

  test(`the address of a standard banner opens it, and closing it leads to the page of the service (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, language, 'vine-brations');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page.locator('#card-vine-brations')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await expect(page).toHaveURL(bannersPage(language, 'expandable'));
  });

  test(`who came to a standard banner from another page of the site goes back there (${language})`, async ({
    page,
  }) => {
    await page.goto(`${siteUrl}/${language}/contact/`);
    await open(page, language, 'vine-brations');
    await page.getByRole('button', { name: close }).click();
    await expect(page).toHaveURL(`${siteUrl}/${language}/contact/`);
  });

  test(`the tabs are chosen by keys and by addresses, known or not (${language})`, async ({ page }) => {
    await open(page, language, 'nobody-knows');
    await expect(page).toHaveURL(bannersPage(language, 'expandable'));
    const tab = page.getByRole('tablist', { name: tabs }).getByRole('tab');
    await expect(tab.last()).toHaveAttribute('aria-selected', 'true');
    await tab.last().focus();
    for (const [key, slug, at] of [
      ['ArrowLeft', 'parallax', 5],
      ['Home', '360-product', 0],
      ['ArrowRight', 'scratch', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab.nth(at)).toBeFocused();
      await expect(tab.nth(at)).toHaveAttribute('aria-selected', 'true');
      await expect(page).toHaveURL(bannersPage(language, slug));
    }
    await tab.nth(4).click();
    await expect(page).toHaveURL(bannersPage(language, 'gallery'));
    await page.goBack();
    await expect(tab.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const)
    test(`the banners begin in the upper half of ${width}x${height}, and nothing is wider than the window (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(bannersPage(language));
      const first = await page.locator('#card-liquors-banner picture').boundingBox();
      expect(first?.y).toBeLessThanOrEqual(height * 0.51);
      expect(first?.width).toBe(width > 800 && width < 1331 ? expect.any(Number) : 300);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });

  test(`the page weighs less than 690 kB on a phone, down to its end, and nothing on it moves by itself (${language})`, async ({
    browser,
  }, { annotations }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await watchShifts(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const asked = askedByBanners(page);
    await open(page, language);
    await settle(page);
    expect(asked).toEqual([]);
    await scrollThrough(page);
    await settle(page);
    annotations.push({ type: 'bytes', description: String(bytes) });
    expect(asked.some((address) => address.includes('/banners/expandable/'))).toBe(true);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(690_000);
    expect(await shifted(page)).toBeLessThan(0.01);
    await context.close();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to the page of its banner, which shows it with its instructions and a way back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(bannersPage('en'));
    await page.getByRole('link', { name: words.en.card }).click();
    const dialog = page.getByRole('dialog', { name: words.en.dialog });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Hosting instructions')).toBeVisible();
    await expect(page.frameLocator('dialog[open] iframe').locator('.ad')).toBeVisible();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(bannersPage('en'));
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('a tab is a link to the page of its banner, which shows it live', async ({ page }) => {
    await page.goto(bannersPage('vn'));
    const tabs = page.getByRole('navigation', { name: words.vn.tabs });
    await tabs.getByRole('link', { name: 'Cào mở' }).click();
    await expect(page).toHaveURL(`${bannersPage('vn', 'scratch')}#rich`);
    await expect(tabs.getByRole('link', { name: 'Cào mở' })).toHaveAttribute('aria-current', 'page');
    await expect(page.frameLocator('#rich-panel noscript iframe').locator('body')).toContainText('Nhìn');
  });
});
