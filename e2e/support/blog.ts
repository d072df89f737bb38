import { type Locator, type Page } from '@playwright/test';

import { readSitemap } from './sitemap';

/** Addresses of the English posts, in the order of the sitemap. */
export const englishPosts = async (): Promise<string[]> =>
  (await readSitemap()).map(({ url }) => url).filter((url) => /\/en\/blog\/(?!page\/)[^/]+\/$/.test(url));

/** The link of the first post of a list. */
export const firstPost = (page: Page): Locator =>
  page.getByRole('article').first().getByRole('heading').getByRole('link');

/** The link of the first post of a list that has a picture: what a journey publishes has none. */
export const firstPostWithPicture = (page: Page): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first()
    .getByRole('heading')
    .getByRole('link');
