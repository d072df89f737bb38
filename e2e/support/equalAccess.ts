import type { Page } from '@playwright/test';
import type * as Ace from 'accessibility-checker-engine';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** IBM's engine as one script, which makes one name known. */
const engine = readFileSync(
  createRequire(`${process.cwd()}/`).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/**
 * What IBM Equal Access finds in a page as it stands, or in the first element that `scope` selects, against WCAG 2.2: as `rule: element`. What it only
 * asks a person to look at is no finding. What stands in frames is a page of its own.
 */
export const equalAccessFindings = async (page: Page, scope = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  return page.evaluate(async (selector) => {
    const { Checker } = (window as unknown as { readonly ace: typeof Ace }).ace;
    const part = document.querySelector(selector);
    if (!part) throw new Error(`Nothing on the page is ${selector}.`);
    const { results } = await new Checker().check(part, ['WCAG_2_2']);
    return results
      .filter(
        ({ value: [level, verdict], path, snippet }) =>
          `${level} ${verdict}` === 'VIOLATION FAIL' &&
          !path.dom?.includes('/iframe') &&
          // The captcha's own element has an empty `dir`, which browsers take for none.
          !snippet.includes('class="altcha"'),
      )
      .map(({ ruleId, snippet }) => `${ruleId}: ${snippet.slice(0, 160)}`);
  }, scope);
};
