import { errors, type Page } from '@playwright/test';

/**
 * Waits until half a second has passed without a request, for what should not happen to have had its chance. Chromium does
 * not always report that moment; then a quarter of a minute has to do.
 */
export const settle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 15_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
