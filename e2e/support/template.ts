import { type Locator, type Page } from '@playwright/test';

import { siteUrl } from './stack';

/** Page of a sample template in its first layout, which has a demo, or of what is below it. */
export const templatePage = (language: string, below = ''): string =>
  `${siteUrl}/${language}/collection/pho-lanh/anh-tran/${below}`;

/** How many columns the entries of a list stand in. */
export const columnsOf = (list: Locator): Promise<number> =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** The region of a page with this name. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The money in a text, in VND. */
export const amountIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));
