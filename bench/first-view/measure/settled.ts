import type { Page, Request } from '@playwright/test';

import { tooLate } from './tooLate';

/** Milliseconds without a request after which the network counts as idle. */
const quiet = 1000;
const deadline = 30_000;

/**
 * Watches the requests of a page from now on. The result waits until there has been none for a second, and does
 * not wait when that is so already. Nothing tells that a page will ask for no more, so the silence itself is what is
 * waited for: every request and every answer ends it. Playwright's 'networkidle' is said once per document, which is
 * before the act that is measured.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let silence: NodeJS.Timeout | undefined;
  let isIdle = false;
  let tell: () => void = () => undefined;
  const listen = () => {
    clearTimeout(silence);
    isIdle = false;
    if (open.size > 0) return;
    silence = setTimeout(() => {
      isIdle = true;
      tell();
    }, quiet);
  };
  const end = (request: Request) => {
    open.delete(request);
    listen();
  };
  page.on('request', (request) => {
    open.add(request);
    listen();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  listen();
  return () =>
    new Promise((resolve) => {
      if (isIdle) resolve();
      else tell = resolve;
    });
}

/**
 * Waits until a page is loaded, has asked for nothing for a second and has nothing left to do.
 * @param networkIdle of {@link watchNetwork}
 * @throws when that takes more than half a minute
 */
export async function settled(page: Page, networkIdle: () => Promise<void>): Promise<void> {
  const loaded = page.waitForLoadState('load', { timeout: deadline });
  await Promise.race([loaded.then(networkIdle), tooLate(deadline, `${page.url()} does not come to rest`)]);
  // What came last may still have to run: idle means that nothing is queued any more. Chromium without a window says
  // so only after a frame, and a page that lost a click draws none by itself.
  for (let turn = 0; turn < 2; turn++) {
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))',
    );
  }
}
