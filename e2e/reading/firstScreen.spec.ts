import { expect, test } from '@playwright/test';

import { readFirstScreen } from '../support/firstScreen';
import { siteUrl } from '../support/stack';

/** The smallest and the largest window, those people have, and corners between them. */
const windows = [
  [360, 640],
  [390, 844],
  [414, 896],
  [599, 640],
  [600, 640],
  [768, 1024],
  [999, 640],
  [1000, 1080],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1499, 640],
  [1920, 640],
  [1920, 1080],
] as const;

for (const language of ['en', 'vn'] as const)
  for (const density of [1, 2])
    test(`the first screen says the promise in three lines and is two fifths work, in every window (${language}, ${density}x)`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ deviceScaleFactor: density });
      const page = await context.newPage();
      await page.goto(`${siteUrl}/${language}/`);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const at = `${width}x${height}`;
        const enlarged = async () =>
          (await readFirstScreen(page)).screens.filter(({ shown, file }) => file < shown);
        await expect.poll(enlarged, `enlarged screens at ${at}`).toEqual([]);
        const { lines, promiseEnds, work, screens, sideways } = await readFirstScreen(page);
        expect.soft(screens, `screens at ${at}`).toHaveLength(2);
        expect.soft(lines, `lines at ${at}`).toBeGreaterThan(0);
        expect.soft(lines, `lines at ${at}`).toBeLessThanOrEqual(3);
        expect.soft(promiseEnds, `end of the promise at ${at}`).toBeLessThanOrEqual(height);
        expect.soft(work, `work at ${at}`).toBeGreaterThanOrEqual(0.4);
        expect.soft(sideways, `sideways at ${at}`).toBe(0);
      }
      await context.close();
    });

test('the screens of the stage are at rest until somebody scrolls, and leave at different speeds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/en/`);
  const ways = () =>
    page
      .locator('[data-layout]')
      .first()
      .evaluate((stage) =>
        [...stage.querySelectorAll('[data-kind]')].map((layer) => {
          const [, down = '0'] = getComputedStyle(layer).translate.split(' ');
          return Number.parseFloat(down);
        }),
      );
  expect(await ways()).toEqual([0, 0]);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(async () => (await ways())[0]).toBeLessThan(-5);
  const [browser = 0, phone = 0] = await ways();
  expect(phone).toBeLessThan(browser);
});

/** What each kind of page is about, beside the home page: it begins within the first screen, and high up in it. */
const subjects = {
  'about-us/': 'main img',
  'our-team/': 'main img',
  'career/': 'main img',
  'contact/': '#quote [name=name]',
  'portfolio/': '[data-layout]',
  'portfolio/white-spa-and-nail/': '[data-layout]',
  'services/web-development/': 'main img',
  'services/media-banners/expandable/': 'main img',
  'collection/': 'main article img, main li img',
  'showcases-web/': 'main img',
} as const;

for (const language of ['en', 'vn'] as const)
  for (const [width, height, most] of [
    [1366, 768, 0.64],
    [390, 844, 0.85],
  ] as const)
    test(`every kind of page says in three or four lines what it is, and shows it on its first screen (${language}, ${width}x${height})`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: { width, height } });
      for (const [path, subject] of Object.entries(subjects)) {
        await page.goto(`${siteUrl}/${language}/${path}`);
        await page.evaluate(() => document.fonts.ready);
        const heading = page.locator('h1');
        const lines = await heading.evaluate((element) => {
          const { fontSize, lineHeight } = getComputedStyle(element);
          const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize);
          return Math.round(element.getBoundingClientRect().height / line);
        });
        expect.soft(lines, `lines on ${path}`).toBeLessThanOrEqual(width < 700 ? 4 : 3);
        const shown = await page.locator(subject).first().boundingBox();
        expect.soft(shown?.y ?? Infinity, `begin of ${subject} on ${path}`).toBeLessThan(most * height);
      }
      await page.close();
    });
