import { expect, test, type Locator, type Page } from '@playwright/test';

import { englishPosts, firstPost } from '../support/blog';
import { hydrate } from '../support/firstView';
import { hold } from '../support/hold';
import { shifted, watchShifts } from '../support/layoutShift';
import { scriptsOf } from '../support/requests';
import { frames, scrollThrough } from '../support/scroll';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

const fragments = /\/fragments\/latest-/;
const widths = [390, 768, 1440];

/** Addresses of the fragments that a page asks for from now on. */
const fragmentsOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => void (fragments.test(request.url()) && asked.push(request.url())));
  return asked;
};
const latest = (page: Page) => page.locator('[aria-labelledby=footer-latest]');

for (const language of ['en', 'vn'])
  test(`the latest posts come into the footer as a visitor nears it, without React and in one call (${language})`, async ({
    page,
  }) => {
    const [asked, scripts] = [fragmentsOf(page), scriptsOf(page)];
    await page.goto(`${siteUrl}/${language}/`);
    await settle(page);
    expect(asked).toEqual([]);
    await scrollThrough(page);
    await expect(latest(page).getByRole('listitem')).toHaveCount(3);
    await expect(latest(page).getByRole('link')).toHaveCount(3);
    expect(asked).toEqual([`${siteUrl}/fragments/latest-${language}.json`]);
    expect(scripts).toEqual([]);
  });

test('a title of the latest posts has at most two lines in the footer, in any window', async ({ page }) => {
  await page.goto(`${siteUrl}/vn/404/`);
  await scrollThrough(page);
  await expect(latest(page).getByRole('listitem')).toHaveCount(3);
  for (const width of [320, 390, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await latest(page)
      .locator('li a > span > :first-child')
      .evaluateAll((parts) =>
        parts.map((part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight)),
      );
    expect(lines.length, `${width}`).toBe(3);
    expect(Math.max(...lines), `${width}`).toBeLessThan(2.5);
  }
});

test('a post draws the recent ones that its sidebar waits for, until it is known that they do not come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const fail = await hold(page, fragments, 'abort');
  await page.goto((await englishPosts())[0] ?? '');
  const place = page.locator('[data-part^=sidebar]').first();
  const coming = page.locator('aside [aria-hidden=true]:has(i)');
  await expect(coming).toBeVisible();
  await expect(place).toHaveAttribute('aria-busy', 'true');
  await expect(coming).toBeVisible();
  fail();
  await expect(place).toHaveAttribute('aria-busy', 'false');
  await expect(coming).toBeHidden();
});

test('beside a post the recent ones, categories and tags come with the same call as those in the footer', async ({
  page,
}) => {
  const asked = fragmentsOf(page);
  await page.goto((await englishPosts())[0] ?? '');
  await scrollThrough(page);
  const sidebar = page.getByRole('complementary', { name: 'More from the blog' });
  const recent = sidebar.getByRole('navigation', { name: 'Recent posts' });
  await expect(recent.getByRole('link').first()).toBeVisible();
  await expect(
    sidebar.getByRole('navigation', { name: 'Categories' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(latest(page).getByRole('listitem')).toHaveCount(3);
  expect(asked).toHaveLength(1);
});

test('the recent posts beside a post are the others', async ({ page }) => {
  await page.goto(`${siteUrl}/en/blog/`);
  await firstPost(page).click();
  await expect(page).toHaveURL(/\/en\/blog\/[^/]+\/$/);
  await scrollThrough(page);
  const recent = page
    .getByRole('complementary', { name: 'More from the blog' })
    .getByRole('navigation', { name: 'Recent posts' });
  await expect(recent.getByRole('listitem').getByRole('link')).toHaveCount(4);
  await expect(recent.locator(`a[href="${new URL(page.url()).pathname}"]`)).toBeHidden();
});

test('on a phone what to read next comes before the recent posts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto((await englishPosts())[0] ?? '');
  const top = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
  const related = await top(page.getByRole('region', { name: 'Read on' }));
  expect(await top(page.getByRole('complementary', { name: 'More from the blog' }))).toBeGreaterThan(related);
});

test('React leaves the posts that have come as they are, and asks for none again', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const asked = fragmentsOf(page);
  await page.goto((await englishPosts())[1] ?? '');
  await scrollThrough(page);
  const post = latest(page).getByRole('link').first();
  await post.evaluate((link) => link.setAttribute('data-same', ''));
  await post.focus();
  await hydrate(page);
  await frames(page, 2);
  await expect(post).toHaveAttribute('data-same', '');
  await expect(post).toBeFocused();
  expect(asked).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('a page that React makes brings its latest posts as well', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/en/about-us/`);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const title = await page.title();
  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveURL(`${siteUrl}/en/portfolio/`);
  await expect(page).not.toHaveTitle(title);
  await latest(page).scrollIntoViewIfNeeded();
  await expect(latest(page).getByRole('listitem')).toHaveCount(3);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const width of widths) {
  test(`without an answer a way to the blog stands in their place, and nothing is said (${width})`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize({ width, height: 900 });
    await page.route(fragments, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
    await watchShifts(page);
    await page.goto((await englishPosts())[0] ?? '');
    await scrollThrough(page);
    for (const place of [latest(page), page.getByRole('complementary', { name: 'More from the blog' })]) {
      await expect(place.getByRole('link')).toHaveAttribute('href', '/en/blog/');
      await expect(place.getByRole('link')).toBeVisible();
    }
    expect(errors).toEqual([]);
    // A tenth of what counts as good.
    expect(await shifted(page)).toBeLessThan(0.01);
  });

  for (const [way, answer] of Object.entries({ come: true, fail: false }))
    test(`nothing moves when they ${way} late, while their place is seen (${width})`, async ({ page }) => {
      const go = await hold(page, fragments, answer ? 'continue' : 'abort');
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      const coming = page.waitForRequest(fragments);
      await page.goto((await englishPosts())[0] ?? '');
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await coming;
      await page
        .getByRole('complementary', { name: 'More from the blog' })
        .evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
      await frames(page, 3);
      const moved = async () => [await shifted(page), await page.evaluate(() => scrollY)];
      const before = await moved();
      const end = answer
        ? page.waitForEvent('requestfinished', (request) => fragments.test(request.url()))
        : page.waitForEvent('requestfailed', (request) => fragments.test(request.url()));
      go();
      await end;
      await frames(page, 4);
      expect(await moved()).toEqual(before);
    });
}
