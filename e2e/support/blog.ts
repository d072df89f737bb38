import { type Locator, type Page } from '@playwright/test';

import { readSitemap } from './sitemap';
import { cmsUrl, siteUrl } from './stack';

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

/** Address of the blog list. */
export const blogList = (language = 'en', query = ''): string => `${siteUrl}/${language}/blog/${query}`;

/** The calls for posts, for `page.route`; the address of an index; and how the call for views is known. */
export const postCalls = `${cmsUrl}/api/dicom-blogs?*`;
export const blogIndex = /\/blog-index\/(en|vn)\.json$/;
export const viewsQuestion = /filters\[slug\]\[\$in\]/;

export const postTitles = (page: Page): Locator => page.getByRole('article').getByRole('heading');

/** What the list says of itself. */
export const listStatus = (page: Page): Locator => page.locator('#posts').getByRole('status');
