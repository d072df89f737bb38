import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from '@playwright/test';

/**
 * Waits until everything that was fading or moving has ended: half faded, no text has the contrast it is given. What
 * scrolling drives never ends, and moves no text.
 */
const stillness = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getTiming().iterations === Infinity,
      ),
  );

/**
 * What axe finds in a page as it stands, or below `scope`, as `rule: element`. The legacy mode leaves out frames of
 * other origins, of which the site has none, and does without a second tab for every reading.
 */
export const axeFindings = async (page: Page, scope?: string): Promise<string[]> => {
  await stillness(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (scope ? axe.include(scope) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};
