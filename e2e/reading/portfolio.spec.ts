import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';

import { siteUrl } from '../support/stack';

const tabs = [
  { path: '/portfolio/', english: 'All', count: 16 },
  { path: '/portfolio/website/', english: 'Website', count: 8 },
  { path: '/portfolio/mobile/', english: 'Mobile App', count: 4 },
  { path: '/portfolio/graphic/', english: 'Graphic', count: 4 },
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, english, count } of tabs) {
    test(`the tab ${english} is a page with an address, and shows its ${count} projects`, async ({
      page,
    }) => {
      await page.goto(`${siteUrl}/en/portfolio/`);
      const nav = page.getByRole('navigation', { name: 'Kind of work' });
      await nav.getByRole('link', { name: `${english} ${count}`, exact: true }).click();
      await expect(page).toHaveURL(`${siteUrl}/en${path}`);
      await expect(nav.getByRole('link', { name: `${english} ${count}` })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByRole('main').locator('li[data-place]')).toHaveCount(count);
    });
  }

  test('Previous and Next go round the sixteen and come back to where they began', async ({ page }) => {
    const first = `${siteUrl}/vn/portfolio/white-spa-and-nail/`;
    await page.goto(first);
    await page.getByRole('navigation', { name: 'Dự án khác' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(first);
    const seen = new Set([first]);
    // What one link does, each does: where the others lead stands in the pages.
    for (let url = page.url(); !seen.has(url);) {
      seen.add(url);
      const document = parse(await (await fetch(url)).text());
      const links = document.querySelectorAll('main nav:not(:has(ol)) a');
      url = new URL(links.at(-1)?.getAttribute('href') ?? '', url).href;
      if (seen.has(url)) expect(url).toBe(first);
    }
    expect(seen.size).toBe(16);
  });

  for (const slug of ['kmmt-vendor-site', 'wild-imports']) {
    test(`${slug}, which is in no list, has no neighbours`, async ({ page }) => {
      await page.goto(`${siteUrl}/en/portfolio/${slug}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'More projects' })).toHaveCount(0);
    });
  }
});

for (const [width, side] of [
  [390, 1],
  [768, 2],
  [1440, 3],
] as const)
  test(`the strip of a case study says how much of it is seen, before a script has come (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/en/portfolio/keazaccess-platform/`);
    const strip = page.locator('[data-per-view="3"]');
    const seen = await strip
      .locator('[style*="--slides"]')
      .evaluate((line) => parseFloat(getComputedStyle(line, '::after').width) / line.clientWidth);
    expect(seen).toBeCloseTo(side / (await strip.getByRole('listitem').count()), 2);
  });

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [390, 844],
] as const) {
  for (const language of ['en', 'vn']) {
    test(`the first work stands in the first screen of ${width}x${height} (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${siteUrl}/${language}/portfolio/`);
      const stage = await page.locator('[data-layout]').first().boundingBox();
      expect(stage?.y).toBeLessThan(height * 0.56);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

for (const { path } of tabs) {
  for (const language of ['en', 'vn']) {
    test(`the words of every card of ${path} are whole on a phone (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${siteUrl}/${language}${path}`);
      const all = page.getByRole('main').locator('li[data-place]');
      await expect(all).not.toHaveCount(0);
      const lost = await all.evaluateAll((cards) =>
        cards.flatMap((card) => {
          const caption = card.querySelector('h2')?.parentElement;
          if (!caption) return ['a card without words'];
          const { right } = caption.getBoundingClientRect();
          return [...caption.querySelectorAll('*')]
            .filter((part) => {
              const box = part.getBoundingClientRect();
              const isShown =
                part.checkVisibility({ visibilityProperty: true }) && box.width * box.height > 0;
              return !isShown || box.right > right + 1;
            })
            .map((part) => `${caption.innerText}: ${part.outerHTML}`);
        }),
      );
      expect(lost).toEqual([]);
    });
  }
}
