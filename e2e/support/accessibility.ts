import type { Page } from '@playwright/test';

import { axeFindings } from './axe';
import { equalAccessFindings } from './equalAccess';

/** Half way from one colour to another, as a button that is enabled, nothing has a contrast of its own. */
const atRest = (page: Page) =>
  page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));

/** What both judges find in a page of the site, or below `scope`: axe, and IBM Equal Access. */
export const accessibilityFindings = async (page: Page, scope?: string): Promise<string[]> => {
  await atRest(page);
  return [...(await axeFindings(page, scope)), ...(await equalAccessFindings(page, scope))];
};
