import { expect, test, type Page } from '@playwright/test';

import { axeFindings } from '../support/axe';
import { shifted, watchShifts } from '../support/layoutShift';
import { frames } from '../support/scroll';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

const list = `${siteUrl}/en/portfolio/`;
const study = `${siteUrl}/vn/portfolio/keazaccess-platform/`;
const animations = (page: Page) => page.evaluate(() => document.getAnimations().length);
const toFoot = async (page: Page) => {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await frames(page, 5);
};

/** Keeps the largest thing painted. */
const watchLargest = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { element?: Element | null })[])
        if (entry.element) Object.assign(window, { largest: entry.element.outerHTML.slice(0, 120) });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
const largestOn = (page: Page) => page.evaluate(() => String(Reflect.get(window, 'largest')));

/** Writes down for each document whether it was revealed by a view transition. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: unknown };
      document.documentElement.dataset.revealed = viewTransition ? 'by a transition' : 'at once';
      document.documentElement.dataset.place = String(Math.round(scrollY));
    });
  });
const revealed = (page: Page) => page.locator('html').getAttribute('data-revealed');

const openCard = async (page: Page) => {
  await page.goto(list);
  await settle(page);
  await page.getByRole('link', { name: 'Keaz Access', exact: true }).click();
  await page.waitForURL('**/portfolio/keazaccess-platform/');
};

test.describe('for who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const url of [list, study, `${siteUrl}/en/`]) {
    test(`nothing moves on ${new URL(url).pathname}`, async ({ page }) => {
      await page.goto(url);
      expect(await animations(page)).toBe(0);
      await toFoot(page);
      expect(await animations(page)).toBe(0);
    });
  }

  test('a card becomes its page at once', async ({ page }) => {
    await noteTransitions(page);
    await openCard(page);
    await expect.poll(() => revealed(page)).toBe('at once');
  });
});

test.describe('pictures travel', () => {
  test('a card becomes its case study and back, from document to document', async ({ page }) => {
    await noteTransitions(page);
    await openCard(page);
    await expect.poll(() => revealed(page)).toBe('by a transition');
    await page.goBack();
    await page.waitForURL(list);
    await expect.poll(() => revealed(page)).toBe('by a transition');
  });

  test('who comes back to a card far down is there before the pictures travel', async ({ page }) => {
    await noteTransitions(page);
    await page.goto(list);
    await settle(page);
    const card = page.getByRole('link', { name: 'Ascentis', exact: true });
    await card.scrollIntoViewIfNeeded();
    await frames(page, 60);
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(1000);
    await card.click();
    await page.waitForURL('**/portfolio/ascentis-homepage-design/');
    // A page that was left before it was seen has nothing to travel back from.
    await expect.poll(() => revealed(page)).toBe('by a transition');
    await page.goBack();
    await page.waitForURL(list);
    await expect.poll(() => revealed(page)).toBe('by a transition');
    expect(Number(await page.locator('html').getAttribute('data-place'))).toBeGreaterThan(before - 100);
  });

  test('the stage of a first screen is at rest until someone scrolls, then its layers leave', async ({
    page,
  }) => {
    await page.goto(study);
    const layer = page.locator('[data-layout] > [data-kind="phone"]').first();
    const moved = () =>
      layer.evaluate((element) => parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0'));
    expect(await moved()).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await expect.poll(moved).toBeLessThan(-2);
  });

  test('nothing shifts, and the largest paint is the same with motion and without', async ({
    page,
    browser,
  }) => {
    const still = await browser.newPage({ reducedMotion: 'reduce' });
    const largest: string[] = [];
    for (const each of [page, still]) {
      await watchShifts(each);
      await watchLargest(each);
      await each.goto(list, { waitUntil: 'networkidle' });
      largest.push(await largestOn(each));
      await toFoot(each);
      expect(await shifted(each)).toBeLessThan(0.01);
    }
    await still.close();
    expect(largest[0]).toContain('<');
    expect(largest[1]).toBe(largest[0]);
  });

  test('captions never fade: no contrast fault half way down the page', async ({ page }) => {
    await page.goto(list);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await settle(page);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('nothing is hidden', () => {
  const hidden = (page: Page) =>
    page
      .locator('[data-layout]')
      .evaluateAll(
        (stages) =>
          stages
            .map((stage) => getComputedStyle(stage))
            .filter(({ opacity, scale }) => opacity !== '1' || !['none', '1'].includes(scale)).length,
      );

  test('on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(list);
    // Sixteen works, one of which is a banner that runs.
    expect(await page.locator('[data-layout]').count()).toBeGreaterThanOrEqual(15);
    expect(await hidden(page)).toBe(0);
  });

  test('once it has been seen, without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(study);
    await page.locator('[data-layout]').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(page.locator('[data-layout]').first()).toHaveCSS('opacity', '1');
    await context.close();
  });
});
