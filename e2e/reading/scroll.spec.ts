import { expect, test, type Page } from '@playwright/test';

import { hydrate } from '../support/firstView';
import { frames } from '../support/scroll';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';
import { templatePage } from '../support/template';

test.use({ viewport: { width: 1440, height: 700 } });

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => position(page)).toBe(top);
};

/**
 * Clicks where the link stands (Playwright's own click would scroll the page first) and waits for the other page: the
 * app changes the address before it draws the page and goes to its top.
 */
const follow = async (page: Page, name: string) => {
  const heading = page.getByRole('heading', { level: 1 });
  const left = await heading.innerText();
  const box = await page.getByRole('banner').getByRole('link', { name, exact: true }).first().boundingBox();
  expect(box).not.toBeNull();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(heading).not.toHaveText(left);
};

test('late hydration leaves the page where the visitor has scrolled it, #hash or not', async ({ page }) => {
  await page.goto(`${siteUrl}/en/blog/#posts`);
  await settle(page);
  await expect.poll(() => position(page)).toBeGreaterThan(100);
  await scrollTo(page, 40);
  await hydrate(page);
  // Nothing tells that no scroll comes. One to the place would be under way within some frames, and smooth.
  await frames(page, 30);
  expect(await position(page)).toBe(40);
});

for (const [how, before] of Object.entries({
  'between plain documents': async () => undefined,
  'inside the React app': hydrate,
} satisfies Record<string, (page: Page) => Promise<unknown>>))
  test(`back and forward return to the place that was left, ${how}`, async ({ page }) => {
    await page.goto(`${siteUrl}/en/blog/`);
    await before(page);
    await scrollTo(page, 600);
    await follow(page, 'Portfolio');
    await expect(page).toHaveURL(`${siteUrl}/en/portfolio/`);
    await expect.poll(() => position(page)).toBe(0);
    await scrollTo(page, 300);
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/en/blog/`);
    await expect.poll(() => position(page)).toBe(600);
    await page.goForward();
    await expect(page).toHaveURL(`${siteUrl}/en/portfolio/`);
    await expect.poll(() => position(page)).toBe(300);
  });

test('a reload keeps the place, also of a page that was reached inside the React app', async ({ page }) => {
  await page.goto(`${siteUrl}/en/about-us/`);
  await hydrate(page);
  await follow(page, 'Blog');
  await expect(page).toHaveURL(`${siteUrl}/en/blog/`);
  await scrollTo(page, 500);
  await page.reload();
  await expect.poll(() => position(page)).toBe(500);
  await hydrate(page);
  expect(await position(page)).toBe(500);
});

test('a link to a #hash leads to its place below the header, before and after hydration', async ({
  page,
}) => {
  const header = await (async () => {
    await page.goto(`${siteUrl}/en/blog/`);
    return page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().height);
  })();
  const top = () => page.locator('#posts').evaluate((list) => Math.round(list.getBoundingClientRect().top));
  await page.goto(`${siteUrl}/en/blog/#posts`);
  await expect.poll(top).toBe(Math.round(header) + 10);
  await page.goto(`${siteUrl}/en/about-us/`);
  await hydrate(page);
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/en/blog/#posts'),
  );
  await expect(page).toHaveURL(`${siteUrl}/en/blog/#posts`);
  await expect.poll(top).toBe(Math.round(header) + 10);
});

for (const [name, address] of Object.entries({
  'a page with a form': `${siteUrl}/en/contact/#%`,
  'the blog list': `${siteUrl}/en/blog/#%E0%A4%A`,
  'the catalogue': `${siteUrl}/vn/collection/#%`,
  'a template': `${templatePage('vn')}#%`,
  'a preview': `${templatePage('vn', 'preview/')}#%`,
}))
  test(`${name} stays under a #hash that cannot be decoded`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 }).first();
    const text = await heading.textContent();
    await hydrate(page);
    await frames(page, 30);
    expect(await heading.textContent()).toBe(text);
    await page.evaluate(() => (location.hash = '#%E0'));
    await frames(page, 30);
    expect(await heading.textContent()).toBe(text);
    expect(errors).toEqual([]);
  });
