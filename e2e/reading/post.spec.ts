import { expect, test, type Page } from '@playwright/test';

import { hydrate } from '../support/firstView';
import { siteUrl } from '../support/stack';

const budget = `${siteUrl}/en/blog/a-page-weight-budget-that-survives/`;
const words = {
  en: {
    address: budget,
    contents: 'In this post',
    related: 'Read on',
    neighbours: 'The posts before and after',
  },
  vn: {
    address: `${siteUrl}/vn/blog/ngan-sach-dung-luong-trang/`,
    contents: 'Trong bài',
    related: 'Đọc tiếp',
    neighbours: 'Bài trước và bài sau',
  },
} as const;

const contents = (page: Page, name: string = words.en.contents) => page.getByRole('navigation', { name });

for (const language of ['en', 'vn'] as const)
  test.describe(`a post without a script (${language})`, () => {
    test.use({ javaScriptEnabled: false });
    const { address, ...names } = words[language];

    test('says what is in it, and leads to each part', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      const link = contents(page, names.contents).getByRole('link').last();
      await link.click();
      const title = (await link.textContent()) ?? '';
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    });

    test('leads to the posts before and after it, and to three more', async ({ page }) => {
      await page.goto(address);
      const neighbours = page.getByRole('navigation', { name: names.neighbours }).getByRole('link');
      await expect(neighbours).toHaveCount(2);
      const related = page.getByRole('region', { name: names.related }).getByRole('heading', { level: 3 });
      await expect(related).toHaveCount(3);
      await neighbours.first().click();
      await expect(page).not.toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('has an e-mail to pass it on with, and no button that does nothing', async ({ page }) => {
      await page.goto(address);
      const article = page.getByRole('article').first();
      await expect(article.getByRole('link', { name: /^(Share|Chia sẻ)$/ })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:\\?subject=.+&body=${encodeURIComponent(address)}$`),
      );
      await expect(article.getByRole('button')).toHaveCount(0);
    });
  });

test('the parts of a post are folded above its text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(budget);
  const first = contents(page).getByRole('link').first();
  await expect(first).toBeHidden();
  await contents(page).getByText(words.en.contents).click();
  await expect(first).toBeVisible();
});

test('a table that is wider than a phone scrolls in its box, and none of its words is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(budget);
  const table = page.getByRole('table').first();
  await table.scrollIntoViewIfNeeded();
  const broken = await table.evaluate(
    (element) =>
      [...element.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .length,
  );
  expect(broken).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('code that is wider than a phone scrolls in its box, which the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${siteUrl}/en/blog/from-figma-to-tokens/`);
  const code = page.getByRole('group', { name: 'JSON' });
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('code is copied with the first press of its button, before React is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl });
  await page.goto(`${siteUrl}/en/blog/from-figma-to-tokens/`);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const code = await page.getByRole('group', { name: 'JSON' }).textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('the address of a post is copied with its first press, before React is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl });
  await page.goto(budget);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/en\/blog\/a-page-weight-budget-that-survives\/$/,
  );
});

test('says in its place that the address could not be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await page.goto(budget);
  await hydrate(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: /^Could not copy/ })).toBeVisible();
});
