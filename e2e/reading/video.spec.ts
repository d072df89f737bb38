import { expect, test } from '@playwright/test';

import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

const HOSTS = /youtube|youtu\.be|ytimg|vimeo|google|doubleclick/;

for (const [path, title] of [
  ['/en/blog/a-page-weight-budget-that-survives/', 'Big Buck Bunny, an open film by Blender'],
  ['/vn/blog/ngan-sach-dung-luong-trang/', 'Big Buck Bunny, phim nguồn mở của Blender'],
] as const)
  test(`a video asks nothing of its host until a reader plays it (${path})`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(
      ({ hostname }) => HOSTS.test(hostname),
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>The film plays.</p>' });
      },
    );
    await page.goto(`${siteUrl}${path}`);
    const frame = page.locator(`iframe[title="${title}"]`);
    await frame.scrollIntoViewIfNeeded();
    const poster = frame.contentFrame().getByRole('link', { name: title });
    await expect(poster).toBeVisible();
    await settle(page);
    expect(asked).toEqual([]);

    await poster.click();
    await expect(frame.contentFrame().getByText('The film plays.')).toBeVisible();
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1']);
    expect(page.url()).toBe(`${siteUrl}${path}`);
  });
