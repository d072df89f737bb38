import { expect, test, type Page } from '@playwright/test';

import { WORST } from '../../cms/tests/support/worstContent';
import { publishPost, removePost, uploadPicture } from '../support/contentManager';
import { fetchPage } from '../support/document';
import { siteUrl } from '../support/stack';

interface Health {
  readonly lastBuild: string;
  readonly building: boolean;
  readonly failure: object | null;
}

const health = async (): Promise<Health> => (await fetch(`${siteUrl}/_health`)).json() as Promise<Health>;

const addressOf = ({ slug, locale }: (typeof WORST)[number]): string =>
  `${siteUrl}/${locale === 'vi' ? 'vn' : 'en'}/blog/${slug}/`;

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** How far a page is wider than a phone. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the worst posts that the CMS takes are all published, and no page of them breaks', async ({ page }) => {
  test.setTimeout(600_000);
  const made: string[] = [];
  try {
    for (const { slug, data, locale, picture } of WORST) {
      const titleImage = picture && (await uploadPicture(`${slug}.jpg`, await picture()));
      made.push(await publishPost({ ...data, ...(titleImage ? { titleImage: titleImage.id } : {}) }, locale));
    }
    const urls = WORST.map(addressOf);
    await expect
      .poll(async () => Promise.all(urls.map(statusOf)), { timeout: 300_000, intervals: [2_000] })
      .toEqual(urls.map(() => 200));
    expect(await health()).toMatchObject({ lastBuild: 'ok', failure: null });

    await page.setViewportSize({ width: 360, height: 740 });
    for (const url of [...urls, `${siteUrl}/en/blog/`, `${siteUrl}/vn/blog/`]) {
      const { document } = await fetchPage(url);
      expect(document.querySelector('h1')?.textContent?.trim()).not.toBe('');
      expect(document.documentElement.outerHTML).not.toContain('\0');
      await page.goto(url);
      expect({ url, overhang: await overhang(page) }).toEqual({ url, overhang: 0 });
      expect(await page.title()).not.toBe('taken');
    }
  } finally {
    for (const documentId of made) await removePost(documentId);
  }
});
