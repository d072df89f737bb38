import type { Page } from '@playwright/test';

/** Keeps the answers from these addresses back until what it returns is called; then they come, or do not. */
export const hold = async (
  page: Page,
  addresses: RegExp,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route[end]();
  });
  return release;
};
