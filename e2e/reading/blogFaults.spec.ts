import { expect, test, type Page } from '@playwright/test';

import { accessibilityFindings } from '../support/accessibility';
import { blogIndex, blogList, listStatus, postCalls, viewsQuestion } from '../support/blog';

const failed = /^The posts for “.+” did not load$/;

/** How the CMS goes wrong: it is not there, it says no, it never answers. */
const faults = {
  'is down': (page: Page) => page.route(postCalls, (route) => route.abort('connectionrefused')),
  fails: (page: Page) => page.route(postCalls, (route) => route.fulfill({ status: 500, json: {} })),
  hangs: (page: Page) => page.route(postCalls, () => undefined),
};

for (const [what, goWrong] of Object.entries(faults)) {
  test(`while the CMS ${what} a category is answered by the index of the release`, async ({ page }) => {
    await goWrong(page);
    await page.goto(blogList('en', '?category=Marketing'));
    await expect(listStatus(page)).toHaveText(/^\d+ posts? in “Marketing”$/);
    for (const card of await page.getByRole('article').all())
      await expect(card.getByRole('link', { name: 'Marketing' })).toBeVisible();
  });

  test(`while the CMS ${what} and the index does not come, the latest posts are no result`, async ({
    page,
  }) => {
    await goWrong(page);
    await page.route(blogIndex, (route) => route.fulfill({ status: 502, body: '' }));
    await page.goto(blogList('en', '?category=Marketing'));
    await expect(listStatus(page)).toHaveText(failed, { timeout: 20_000 });
    await expect(page.getByRole('heading', { name: 'Latest posts' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(12);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test(`while the CMS ${what} the views of the build stay, in silence`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await goWrong(page);
    const coming = page.waitForRequest((request) => viewsQuestion.test(decodeURI(request.url())));
    await page.goto(blogList());
    await coming;
    await expect(page.getByText(/^\d[\d,]* views?$/).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a search whose index does not come is no list of posts', async ({ page }) => {
  await page.route(blogIndex, (route) => route.abort('connectionrefused'));
  await page.goto(blogList('en', '?search=door'));
  await expect(listStatus(page)).toHaveText(failed, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Latest posts' })).toBeVisible();
});
