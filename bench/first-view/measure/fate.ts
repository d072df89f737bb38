import { chromium as playwright, errors, type Browser, type Page } from '@playwright/test';

import { browserSwitches } from './runLighthouse';
import { settled, watchNetwork } from './settled';
import { openUntilPainted, slowPage } from './slowPage';
import type { Specimen } from './specimen';

/** What became of an act. */
export interface Fate {
  lost: boolean;
  /** Milliseconds from the press to the page's answer; null when there was none. */
  answered: number | null;
}

/**
 * A try is void when the layout moved the control away from under the pointer, or when the browser hung.
 */
const attempts = 4;
/** Milliseconds after which a browser counts as hung. All waiting for the page itself is shorter. */
const hung = 90_000;
/** Milliseconds that the page has to show what it knows after it came to rest. */
const grace = 2000;

async function isKept(page: Page): Promise<boolean> {
  const said = page.waitForFunction('specimen.isKept()', undefined, { timeout: grace });
  await said.catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  // The page has the last word, not the clock: a browser that hangs has lost nothing.
  return page.evaluate<boolean>('specimen.isKept()');
}

/** The fate of one act; null when the act did not meet the control. */
async function attempt(browser: Browser, url: string, specimen: Specimen): Promise<Fate | null> {
  const page = await slowPage(browser);
  const networkIdle = watchNetwork(page);
  const { x, y } = await openUntilPainted(page, url, specimen);
  await page.mouse.click(x, y);
  await specimen.perform(page);
  await settled(page, networkIdle);
  if (!(await page.evaluate<boolean>('specimen.hit'))) return null;
  const lost = !(await isKept(page));
  return { lost, answered: lost ? null : await page.evaluate<number | null>('specimen.answered ?? null') };
}

/** An attempt in a browser of its own; null when it is void. */
async function boundedAttempt(chromium: string, url: string, specimen: Specimen): Promise<Fate | null> {
  const browser = await playwright.launch({ executablePath: chromium, args: browserSwitches });
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), hung).unref();
  });
  try {
    return await Promise.race([attempt(browser, url, specimen), tooLate]);
  } finally {
    await browser.close();
  }
}

/**
 * Clicks, or types, once on a control as soon as it is painted, on a slow connection and a slow machine, lets
 * the page come to rest, and looks whether it lost that: whether the count is not 1, or the echo not the text.
 * @param chromium the browser's program
 * @throws when the page does not come to rest, or when every try is void
 */
export async function fateOf(chromium: string, url: string, specimen: Specimen): Promise<Fate> {
  for (let count = 0; count < attempts; count++) {
    const fate = await boundedAttempt(chromium, url, specimen);
    if (fate) return fate;
  }
  throw new Error(`The control of ${url} could not be met in ${attempts} tries`);
}
