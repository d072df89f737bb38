import { expect, test, type Browser } from '@playwright/test';

import { saveData } from '../support/firstView';
import { delayFonts, shifted, watchShifts } from '../support/layoutShift';
import { scrollThrough } from '../support/scroll';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

/** Bytes that the whole home page may transfer on a first view at 390 px. It only goes down. */
const budget = 295_000;

/**
 * Bytes of a first view of a page on a phone: before anybody scrolls, and down to its end. What is fetched ahead when it is idle, so that
 * a press waits for nothing, has a budget of its own (budget.spec.ts).
 */
const weigh = async (browser: Browser, path: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await saveData(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`${siteUrl}/${path}`);
  await settle(page);
  const top = bytes;
  await scrollThrough(page);
  await context.close();
  return { top, whole: bytes };
};

// Those with the most and the widest pictures, and those with a live banner, which is counted with its page.
for (const slug of [
  'ask2go-mobile-applications',
  'cules-news-mobile-app',
  'hyundai-i20-banner',
  'movinavir-site',
])
  test(`the whole case study ${slug} weighs at most 400 kB on a phone, down to its end`, async ({
    browser,
  }) => {
    const { top, whole } = await weigh(browser, `vn/portfolio/${slug}/`);
    expect(top).toBeGreaterThan(50_000);
    expect(whole).toBeGreaterThan(top + 50_000);
    expect(whole).toBeLessThanOrEqual(400_000);
  });

for (const language of ['en', 'vn'] as const) {
  test(`the whole home page weighs at most 295 kB on a phone, down to its end (${language})`, async ({
    browser,
  }, { annotations }) => {
    const { top, whole } = await weigh(browser, `${language}/`);
    annotations.push({ type: 'bytes', description: `${top} at the top, ${whole} down to the end` });
    expect(top).toBeGreaterThan(50_000);
    expect(whole).toBeLessThanOrEqual(budget);
  });

  for (const path of [
    '',
    'about-us/',
    'our-team/',
    'career/',
    'contact/',
    'software-development-sydney/',
    '404/',
  ])
    test(`nothing moves by itself on /${language}/${path}, however late the fonts come`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await watchShifts(page);
      await delayFonts(page);
      await page.goto(`${siteUrl}/${language}/${path}`);
      await settle(page);
      await scrollThrough(page);
      expect(await shifted(page)).toBeLessThan(0.005);
    });

  // Further down it brings more templates, before what follows them.
  test(`nothing moves by itself on the first screen of /${language}/collection/, however late the fonts come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await delayFonts(page);
    await page.goto(`${siteUrl}/${language}/collection/`);
    await settle(page);
    expect(await shifted(page)).toBeLessThan(0.005);
  });
}
