import { type Page } from '@playwright/test';

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

/** Addresses of the scripts a page asks for from now on. */
export const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};
