import { defineConfig } from '@playwright/test';

const inFirefox = ['reading/controls', 'reading/languages', 'reading/menu', 'forms/everyForm'];

/**
 * Journeys on the built site with the real CMS. `npm run test:e2e` brings everything up and says where it is
 * (E2E_SETTINGS_FILE, CHROMIUM_PATH, FIREFOX_PATH); it runs `reading` and `forms` first, then the two that change what the others
 * read. What stops the CMS comes last. `worst` publishes the worst that the CMS takes, for minutes: it runs by itself
 * (`npm run bench:worst-content`). `pictures` is no test: it takes those of docs/editing.md (`npm run docs:pictures`).
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For what hangs: the machine may have other work to do, and some journeys make its processor six times slower.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-quic'],
        // Without windows it would round the widths of letters to whole pixels, as no phone does.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'reading', testMatch: 'reading/**/*.spec.ts' },
    { name: 'forms', testMatch: 'forms/**/*.spec.ts' },
    {
      // Menus, dialogs, forms and the language switch, in Firefox as it is released: Playwright drives it by WebDriver BiDi.
      name: 'firefox',
      testMatch: inFirefox.map((spec) => `${spec}.spec.ts`),
      workers: 1,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env.FIREFOX_PATH, args: [] },
      },
    },
    { name: 'publish', testMatch: 'publish/**/*.spec.ts', workers: 1 },
    { name: 'worst', testMatch: 'worst/**/*.spec.ts', workers: 1 },
    { name: 'pictures', testMatch: 'pictures/**/*.spec.ts', workers: 1 },
    { name: 'outage', testMatch: 'outage/**/*.spec.ts', dependencies: ['publish'], workers: 1 },
  ],
});
