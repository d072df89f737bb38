import { expect, test, type Page } from '@playwright/test';

import { accessibilityFindings } from '../support/accessibility';
import { blogIndex, blogList, listStatus, postCalls, postTitles, viewsQuestion } from '../support/blog';
import { hydrate, hydrated } from '../support/firstView';
import { hold } from '../support/hold';
import { shifted, watchShifts } from '../support/layoutShift';
import { scriptsOf } from '../support/requests';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

const field = (page: Page) => page.locator('#posts').getByRole('searchbox');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

/** The addresses that a page asks for from now on. */
const asked = (page: Page, what: RegExp): string[] => {
  const found: string[] = [];
  page.on('request', (request) => void (what.test(decodeURI(request.url())) && found.push(request.url())));
  return found;
};

test.describe('the blog list in its HTML', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'vn'])
    test(`has twelve posts, and leads to the older ones and back, without a script (${language})`, async ({
      page,
    }) => {
      await page.goto(blogList(language));
      await expect(postTitles(page)).toHaveCount(12);
      await expect(page.locator('noscript p').first()).toBeVisible();
      await expect(field(page)).toBeHidden();
      await page.locator('#posts').locator('a[href*="/blog/page/"]').click();
      await expect(page).toHaveURL(/\/blog\/page\/\d+\/$/);
      await page.locator('#posts').locator('a[href$="/blog/"]').click();
      await expect(page).toHaveURL(blogList(language));
    });
});

test('a further page has what the first is narrowed by, which leads there, without React', async ({
  page,
}) => {
  await page.goto(blogList('en', 'page/1/'));
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toHaveText(
    /^All/,
  );
  await field(page).fill('door');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${blogList()}?search=door`);
});

for (const width of [320, 390, 768, 1440])
  test(`no card and no row is wider than the window (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['en', 'vn']) {
      await page.goto(blogList(language));
      expect(
        await page.evaluate(() => {
          scrollTo(9_999, 0);
          return scrollX;
        }),
      ).toBe(0);
      expect(await accessibilityFindings(page)).toEqual([]);
    }
  });

test('rows end full: the cards of a row reach the right edge of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of [blogList(), blogList('en', 'page/1/'), blogList('vn')]) {
    await page.goto(address);
    const edges = await page.locator('#posts li[data-place]').evaluateAll((items) => {
      const rows = new Map<number, number>();
      for (const item of items) {
        const { top, right } = item.getBoundingClientRect();
        rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
      }
      return [...rows.values()];
    });
    expect(new Set(edges)).toEqual(new Set([1360]));
  }
});

test('a category is one click away, says that it is chosen, and leads back', async ({ page }) => {
  await page.goto(blogList());
  await categories(page)
    .getByRole('link', { name: /^Marketing/ })
    .click();
  await expect(page).toHaveURL(blogList('en', '?category=Marketing'));
  await expect(listStatus(page)).toHaveText(/^\d+ posts? in “Marketing”$/);
  await expect(categories(page).getByRole('link', { name: /^Marketing/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(postTitles(page)).toHaveCount(12);
  await expect(listStatus(page)).toBeEmpty();
});

test('on a phone the chosen category is in sight in the row of all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(blogList());
  const rarest = await categories(page).getByRole('link').last().getAttribute('href');
  await page.goto(new URL(rarest ?? '', siteUrl).href);
  const chosen = categories(page).locator('[aria-current]');
  await expect(chosen).toHaveAttribute('href', rarest ?? '');
  const box = await chosen.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('an address that asks shows no other posts until React answers it', async ({ page }) => {
  const come = await hold(page, /\.js$/);
  await page.goto(blogList('en', '?category=Marketing'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Looking for posts…')).toBeVisible();
  await expect(postTitles(page).filter({ visible: true })).toHaveCount(0);
  come();
  await expect(listStatus(page)).toHaveText(/^\d+ posts? in “Marketing”$/);
  await expect(page.getByText('Looking for posts…')).toBeHidden();
});

test('a tag that is not among the eight most used is behind a summary', async ({ page }) => {
  await page.goto(blogList());
  const tags = page.locator('#posts').getByRole('navigation', { name: 'Most used tags' });
  await expect(tags.getByRole('link')).toHaveCount(8);
  await tags.getByText(/^All \d+ tags$/).click();
  await expect(tags.locator('> ul')).toBeHidden();
  await tags.locator('details').getByRole('link').last().click();
  await expect(page).toHaveURL(/\?tag=/);
  await expect(listStatus(page)).toHaveText(/^\d+ posts? tagged/);
});

test('the summary of the tags says in Vietnamese too what it opens and closes', async ({ page }) => {
  await page.goto(blogList('vn'));
  const summary = page.locator('#posts details > summary');
  await expect(summary).toHaveText(/^Tất cả \d+ thẻ/, { useInnerText: true });
  await summary.click();
  await expect(summary).toHaveText('Thu gọn', { useInnerText: true });
});

test('a search finds words in any order, and says in the address what is searched', async ({ page }) => {
  await page.goto(blogList());
  await field(page).pressSequentially('network door');
  await expect(listStatus(page)).toHaveText('1 post with “network door”');
  await expect(postTitles(page)).toHaveText([/^Why a door should open without the network/]);
  await expect(page).toHaveURL(blogList('en', '?search=network%20door'));
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport();
  await expect(page.getByRole('article').locator('img').first()).toHaveJSProperty('complete', true);
  await page.reload();
  await expect(listStatus(page)).toHaveText('1 post with “network door”');
  await expect(field(page)).toHaveValue('network door');
});

for (const words of ['hợp đồng quảng cáo', 'hop dong quang cao', 'QUANG CAO HOP DONG'])
  test(`a Vietnamese search does not mind accents and case: ${words}`, async ({ page }) => {
    await page.goto(blogList('vn', `?search=${encodeURIComponent(words)}`));
    await expect(postTitles(page).first()).toHaveText('Quảng cáo của bạn mang về bao nhiêu hợp đồng?');
    await expect(listStatus(page)).toHaveText(`1 bài viết có “${words}”`);
  });

test('a search goes with a category, and is taken back with its words', async ({ page }) => {
  await page.goto(blogList('en', '?category=Mobile%20apps&search=door'));
  await expect(listStatus(page)).toHaveText('1 post in “Mobile apps” with “door”');
  await field(page).fill('');
  await expect(page).toHaveURL(blogList('en', '?category=Mobile%20apps'));
  await expect(listStatus(page)).toHaveText(/^\d+ posts? in “Mobile apps”$/);
});

test('a search without a result says so and offers the whole list', async ({ page }) => {
  await page.goto(blogList('en', '?search=zebra'));
  await expect(listStatus(page)).toHaveText('No posts with “zebra”');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(postTitles(page)).toHaveCount(12);
  await expect(field(page)).toHaveValue('');
});

test('what was typed before React was there is searched', async ({ page }) => {
  const come = await hold(page, /\.js$/);
  await page.goto(blogList());
  await field(page).pressSequentially('network door');
  come();
  await expect(listStatus(page)).toHaveText('1 post with “network door”');
  await expect(field(page)).toHaveValue('network door');
});

test('with the keyboard alone a visitor searches, goes to a result and comes back to it', async ({
  page,
}) => {
  await page.goto(blogList());
  await field(page).focus();
  await page.keyboard.type('door network');
  await page.keyboard.press('Enter');
  await expect(listStatus(page)).toHaveText('1 post with “door network”');
  await postTitles(page).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/blog\/[a-z-]+\/$/);
  await page.goBack();
  await expect(page).toHaveURL(blogList('en', '?search=door%20network'));
  await expect(listStatus(page)).toHaveText('1 post with “door network”');
});

test('the index comes when it is needed, and not before', async ({ page }) => {
  const found = asked(page, blogIndex);
  await page.goto(blogList());
  await hydrate(page);
  await settle(page);
  expect(found).toEqual([]);
  await field(page).focus();
  await expect.poll(() => found).toEqual([`${siteUrl}/blog-index/en.json`]);
  await field(page).fill('door');
  await expect(listStatus(page)).toHaveText(/ with “door”$/);
  expect(found).toHaveLength(1);
});

for (const language of ['en', 'vn'])
  test(`the views of this moment come without React, in one call, and move nothing (${language})`, async ({
    page,
  }) => {
    await page.route(postCalls, async (route) => {
      if (!viewsQuestion.test(decodeURI(route.request().url()))) return route.continue();
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { slug: string; views: number }[] };
      return route.fulfill({ json: { ...body, data: body.data.map((post) => ({ ...post, views: 4_321 })) } });
    });
    const [calls, scripts] = [asked(page, viewsQuestion), scriptsOf(page)];
    await watchShifts(page);
    await page.goto(blogList(language));
    const words = language === 'en' ? '4,321 views' : '4.321 lượt xem';
    await expect(page.getByText(words)).toHaveCount(12);
    expect(calls).toHaveLength(1);
    expect(scripts).toEqual([`${siteUrl}/scripts/views.js`]);
    expect(await shifted(page)).toBeLessThan(0.01);
    await hydrate(page);
    await hydrated(page);
    await expect(page.getByText(words)).toHaveCount(12);
    expect(calls).toHaveLength(1);
  });
