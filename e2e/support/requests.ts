import { type Page, type Request } from '@playwright/test';

import { lateScripts } from '../../src/lib/lateScripts';
import { siteUrl } from './stack';

/** Whether a request that failed is a file of the site that is lost: what the step to the next page cut off is not. */
export const isLost = (request: Request): boolean =>
  request.failure()?.errorText !== 'net::ERR_ABORTED' && request.url().startsWith(siteUrl);

/** Whether it is the small script that knows those of React: it comes when a page is idle, and does nothing until React is wanted. */
export const isStarter = (address: string): boolean => /\/scripts\/react-[0-9a-f]+\.js\?\d+$/.test(address);

/** The script with which a page does what can wait: that of all pages, or of those that may have scripts of their own. */
const isLate = (address: string): boolean =>
  [lateScripts.ahead, lateScripts.own].some((late) => address.endsWith(late));

/** Addresses of the scripts a page asks for from now on, but for the two small ones with which every page fetches ahead when it is idle. */
export const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (request.resourceType() === 'script' && !isLate(address) && !isStarter(address)) scripts.push(address);
  });
  return scripts;
};
