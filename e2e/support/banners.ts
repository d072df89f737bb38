import { expect, type Frame, type Page } from '@playwright/test';

import { siteUrl } from './stack';

/** A project's page. */
export const projectPage = (slug: string, language = 'en'): string =>
  `${siteUrl}/${language}/portfolio/${slug}/`;

/** The frame of a page's banner, once somebody has come near it. */
export const bannerFrame = async (page: Page): Promise<Frame> => {
  const element = page.locator('iframe[sandbox]');
  await element.scrollIntoViewIfNeeded();
  await expect(element).toHaveAttribute('src', /^\/banners\//);
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('The banner has no frame');
  await frame.locator('.ad').waitFor();
  return frame;
};

/** Path of the media banners' page, or of one of them. */
export const bannersPage = (language: string, slug = ''): string =>
  `${siteUrl}/${language}/services/media-banners/${slug ? `${slug}/` : ''}`;

/** The document in the live frame of a rich banner, or of the dialog, once it has come. */
export const liveFrame = async (page: Page): Promise<Frame> => {
  const dialog = page.locator('dialog:modal');
  const element = ((await dialog.count()) ? dialog : page.locator('#rich-panel')).locator('iframe[src]');
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no live banner');
  // A frame begins with an empty document, which has loaded too.
  await frame.waitForURL(/\/banners\//, { waitUntil: 'load' });
  return frame;
};

/** Addresses of what banners ask for from now on. */
export const askedByBanners = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/banners/')) asked.push(request.url());
  });
  return asked;
};
