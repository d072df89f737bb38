import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import { bannersPage, liveFrame } from '../support/banners';
import { hydrated } from '../support/firstView';

const standard = ['liquors-banner', 'parched-panther', 'toast-and-co', 'vine-brations'];
const rich = ['360-product', 'scratch', 'before-after', 'embed-video', 'gallery', 'parallax', 'expandable'];

/** What goes wrong on a page and in its frames. */
const faults = (page: Page): string[] => {
  const all: string[] = [];
  page.on('console', (message) => message.type() === 'error' && all.push(message.text()));
  page.on('pageerror', (error) => all.push(error.message));
  return all;
};

const openRich = async (page: Page, slug: string, language = 'en') => {
  await page.goto(bannersPage(language, slug));
  await hydrated(page);
  await page.locator('#rich-panel').scrollIntoViewIfNeeded();
  await page.locator('#rich-panel iframe').first().scrollIntoViewIfNeeded();
  return liveFrame(page);
};

for (const slug of standard)
  test(`${slug} plays in its dialog, and stands still in the end`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const wrong = faults(page);
    await page.goto(bannersPage('en', slug));
    await hydrated(page);
    await page.locator('dialog:modal').waitFor();
    const frame = await liveFrame(page);
    await expect(frame.locator('html')).not.toHaveClass(/waiting/);
    const picture = () => page.locator('dialog iframe').screenshot();
    const at = async (second: number) => {
      await frame.evaluate((time) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      }, second * 1000);
      return picture();
    };
    const [begin, middle] = [await at(0.5), await at(5)];
    expect(begin.equals(middle)).toBe(false);
    await frame.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    const standsStill = async () => (await picture()).equals(await picture());
    await expect.poll(standsStill).toBe(true);
    const end = await picture();
    expect(end.equals(begin)).toBe(false);
    expect((await picture()).equals(end)).toBe(true);
    expect(wrong).toEqual([]);
  });

for (const slug of rich)
  test(`${slug} is drawn on its stage, in its real size, in both languages`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    const wrong = faults(page);
    for (const language of ['en', 'vn']) {
      const frame = await openRich(page, slug, language);
      const element = await frame.frameElement();
      const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 };
      const size = [await element.getAttribute('width'), await element.getAttribute('height')];
      expect([String(width), String(height)]).toEqual(size);
      // More than one flat colour: a picture.
      const drawn = async () => (await sharp(await element.screenshot()).stats()).entropy;
      await expect.poll(drawn).toBeGreaterThan(1.5);
    }
    expect(wrong).toEqual([]);
  });

test('a demo is loaded anew when its tab is chosen once more', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const frame = await openRich(page, 'scratch');
  await frame.evaluate(() => Object.assign(window, { old: true }));
  await page.getByRole('tab', { name: 'Scratch' }).click();
  // Between the two there is none.
  const old = () =>
    liveFrame(page).then(
      (live) => live.evaluate(() => 'old' in window),
      () => true,
    );
  await expect.poll(old).toBe(false);
});

for (const width of [390, 1440])
  test(`the strip on the phone opens when it is tapped, and closes by its cross, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    const frame = await openRich(page, 'expandable');
    const element = page.locator('#rich-panel iframe[src]');
    const height = () => element.evaluate((one) => one.clientHeight);
    // The page around it has to be ready first: until then the strip is a link to its click address.
    await expect(frame.getByRole('button', { name: /Sleep to the sea/ })).toBeVisible();
    const scrolled = await page.evaluate(() => window.scrollY);
    // Not by the mouse: Playwright would scroll to where it presses.
    await frame.getByRole('button', { name: /Sleep to the sea/ }).dispatchEvent('click');
    await expect.poll(height).toBe(480);
    await expect(frame.getByRole('link', { name: 'Choose a berth' })).toBeVisible();
    await frame.getByRole('button', { name: 'Close' }).dispatchEvent('click');
    await expect.poll(height).toBe(50);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

test('the cyclist climbs as the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = await openRich(page, 'parallax');
  const metres = async () => Number((await frame.locator('#high').textContent())?.replace(/\D/g, ''));
  await expect.poll(metres).toBeGreaterThan(312);
  const before = await metres();
  await page.evaluate(() => window.scrollBy({ top: 250, behavior: 'instant' }));
  await expect.poll(metres).not.toBe(before);
});

test('a click on a banner opens the contact page in a tab that works', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(bannersPage('vn', 'toast-and-co'));
  await hydrated(page);
  const frame = await liveFrame(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), frame.locator('.ad').click()]);
  await expect(popup).toHaveURL(/\/vn\/contact\/$/);
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
});
