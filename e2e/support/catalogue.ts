import type { Page } from '@playwright/test';

import { hydrated } from './firstView';
import { sampleTemplates, titlesOf } from './sampleTemplates';
import { cmsUrl, siteUrl } from './stack';

/** The Vietnamese catalogue. */
export const list = `${siteUrl}/vn/collection/`;
/** What it asks the CMS, as a pattern of addresses. */
export const calls = `${cmsUrl}/api/collections?*`;
/** How many templates the sample content has. */
export const all = sampleTemplates.length;
/** The titles of those for travel. */
export const travel = titlesOf('du-lich');

/** Opens the catalogue, and waits until React has taken over. */
export const open = async (page: Page, query = ''): Promise<void> => {
  await page.goto(list + query);
  await hydrated(page);
};
export const column = (page: Page) => page.getByRole('search').first();
export const tick = (page: Page, name: string) => column(page).getByRole('checkbox', { name }).click();
export const titles = (page: Page) => page.locator('article h2');
export const status = (page: Page) => page.getByRole('status').filter({ hasText: 'mẫu' }).first();
