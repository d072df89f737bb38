import type { Page } from '@playwright/test';

/** Adds up, from the first paint on, how far the page's parts are moved without anybody having asked for it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum so far: the cumulative layout shift of a page that is not touched. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shifted')));

/** Lets the fonts come after the first paint, as on a slow line. */
export const delayFonts = (page: Page) =>
  page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
