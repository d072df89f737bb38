import { expect, test } from '@playwright/test';

import { delayFonts, shifted, watchShifts } from '../support/layoutShift';
import { scrollThrough } from '../support/scroll';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

/** Bytes that the whole home page may transfer on a first view at 390 px. It only goes down. */
const budget = 330_000;

for (const language of ['en', 'vn'] as const) {
  test(`the whole home page weighs at most 330 kB on a phone, down to its end (${language})`, async ({
    browser,
  }, { annotations }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(`${siteUrl}/${language}/`);
    await settle(page);
    const top = bytes;
    await scrollThrough(page);
    annotations.push({ type: 'bytes', description: `${top} at the top, ${bytes} down to the end` });
    expect(top).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget);
    await context.close();
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
}
