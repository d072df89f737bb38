import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request after which the network counts as idle. */
const quiet = 1000;
const deadline = 30_000;
const step = 50;

/** Watches the requests of a page from now on. The result says how long it has been without one. */
export function watchNetwork(page: Page): () => number {
  const open = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => (open.size > 0 ? 0 : Date.now() - last);
}

/**
 * Waits until a page is loaded, has asked for nothing for a second and has nothing left to do.
 * @param idleFor of {@link watchNetwork}
 * @throws when that takes more than half a minute
 */
export async function settled(page: Page, idleFor: () => number): Promise<void> {
  const limit = Date.now() + deadline;
  await page.waitForLoadState('load', { timeout: deadline });
  while (idleFor() < quiet) {
    if (Date.now() > limit) throw new Error(`${page.url()} does not come to rest`);
    await page.waitForTimeout(step);
  }
  // What came last may still have to run: idle means that nothing is queued any more.
  for (let turn = 0; turn < 2; turn++) {
    await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  }
}
