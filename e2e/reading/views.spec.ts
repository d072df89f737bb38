import { expect, test, type Page, type Request } from '@playwright/test';

import { lateScripts } from '../../src/lib/lateScripts';
import { englishPosts, firstPost } from '../support/blog';
import { hydrate } from '../support/firstView';
import { scriptsOf } from '../support/requests';
import { cmsUrl, siteUrl } from '../support/stack';

const isCount = (request: Request) => request.method() === 'PUT' && request.url().includes('/dicom-blogs/');

/** The views of a post as its published entry has them now. */
const viewsOf = async (page: Page): Promise<number> => {
  const call = await page.locator('article[data-view]').getAttribute('data-view');
  const slug = page.url().split('/').at(-2);
  expect(call).toContain(`${cmsUrl}/api/dicom-blogs/`);
  const answer = await fetch(
    `${cmsUrl}/api/dicom-blogs?locale=en&fields[0]=views&filters[slug][$eq]=${slug}`,
  );
  const { data } = (await answer.json()) as { data: { views: number }[] };
  return data[0]?.views ?? Number.NaN;
};

test('a view of a post counts without a sign of intent, without React, and once per session', async ({
  page,
}) => {
  const [post = ''] = await englishPosts();
  const scripts = scriptsOf(page);
  const counted = page.waitForResponse((response) => isCount(response.request()));
  await page.goto(post);
  expect((await counted).status()).toBe(200);
  expect(scripts).toEqual([`${siteUrl}${lateScripts.views}`]);
  const after = await viewsOf(page);

  const again: string[] = [];
  page.on('request', (request) => void (isCount(request) && again.push(request.url())));
  await page.reload();
  await hydrate(page);
  // Nothing is to come: only the page's own clock tells that the five seconds after which a view counts are over.
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (
      navigation instanceof PerformanceNavigationTiming && performance.now() > navigation.loadEventEnd + 5_500
    );
  });
  expect(again).toEqual([]);
  expect(await viewsOf(page)).toBe(after);
});

test('a post that is reached inside the React app counts as well', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/en/blog/page/1/`);
  await hydrate(page);
  const counted = page.waitForRequest(isCount);
  await firstPost(page).click();
  const request = await counted;
  expect(request.postDataJSON()).toEqual({ data: { views: expect.any(Number) as unknown } });
  await expect(page).toHaveURL(/\/en\/blog\/[^/]+\/$/);
});

test('a view that could not be counted is silent, and counts the next time', async ({ page }) => {
  const post = (await englishPosts())[2] ?? '';
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(/\/dicom-blogs\//, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', isCount);
  await page.goto(post);
  await failed;
  await page.unroute(/\/dicom-blogs\//);
  const counted = page.waitForResponse((response) => isCount(response.request()));
  await page.reload();
  expect((await counted).status()).toBe(200);
  expect(errors).toEqual([]);
});
