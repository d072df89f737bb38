import type { Page } from '@playwright/test';

/** Keeps the answers from these addresses back until what it returns is called. */
export const hold = async (page: Page, addresses: RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
