import type { Page, Request } from '@playwright/test';

/** Address of the script that is React. */
export const framework = /\/framework-[0-9a-f]+\.js$/;

/** Whether a request brings React to run it: what is fetched ahead (src/first-view/ahead.ts) is kept only. */
export const bringsReact = (request: Request): boolean =>
  framework.test(request.url()) && request.resourceType() === 'script';

/** A visitor who saves data, for whom nothing is fetched ahead. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );

/** Waits until React has taken over the page. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#gatsby-focus-wrapper') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
};

/** Brings React with a key that means nothing else. */
export const hydrate = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await hydrated(page);
};

/** Slow 4G as Lighthouse has it, and a processor so many times slower. */
export const slowDown = async (page: Page, rate = 6): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};
