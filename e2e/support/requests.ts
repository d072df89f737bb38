import { type Page, type Request } from '@playwright/test';

import { siteUrl } from './stack';

/** Whether a request that failed is a file of the site that is lost: what the step to the next page cut off is not. */
export const isLost = (request: Request): boolean =>
  request.failure()?.errorText !== 'net::ERR_ABORTED' && request.url().startsWith(siteUrl);

/** Addresses of the scripts a page asks for from now on. */
export const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};
