/**
 * How the catalogue feels with hundreds of cards: `npm run bench:catalogue`, beside `npm start`, after
 * `npm run bench:fill -- 0 1000`. Writes `bench/catalogue/results.md`.
 */
import { availableParallelism } from 'node:os';
import { parseEnv } from 'node:util';
import { readFileSync } from 'node:fs';

import { type Browser, type Page, chromium } from '@playwright/test';

import { answerTo } from '../../e2e/support/answerTo';
import { hydrated, slowDown } from '../../e2e/support/firstView';
import { envFile, inRoot } from '../../node-lib/root';
import { ensureBrowser, thisSystem } from '../../scripts/test/browser';
import { writePretty } from '../running/writePretty';
import { type Drawn, drawnWhile } from './measure';

const cards = 300;
const settings = parseEnv(readFileSync(envFile, 'utf8'));
const list = `http://127.0.0.1:${settings.SITE_PORT}/vn/collection/`;

/** Brings card after card, as the end of the list comes near. */
async function showCards(page: Page): Promise<number> {
  const shown = () => page.locator('article').count();
  let before = 0;
  for (let now = await shown(); now < cards && now > before; now = await shown()) {
    before = now;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction((count) => document.querySelectorAll('article').length > count, before);
  }
  return shown();
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const drawnRow = (what: string, { frames, perSecond, late, longest }: Drawn): string =>
  row([what, frames, perSecond.toFixed(1), `${(late * 100).toFixed(1)} %`, `${longest.toFixed(0)} ms`]);

async function measure(page: Page): Promise<string> {
  await page.goto(list);
  await hydrated(page);
  const idle = await drawnWhile(page, 'stands');
  const shown = await showCards(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const scrolling = await drawnWhile(page, 'scrolls');
  const sorted = await answerTo(page, 'input[name=sort][value="title:asc"]');
  const filtered = await answerTo(page, 'input[name=tags][value=song-ngu]');
  return `With ${shown} cards, ${availableParallelism()} cores, drawn without a graphics card.

| what | frames | a second | later than 20 ms | longest task of the page's thread |
| --- | --- | --- | --- | --- |
${drawnRow('the page stands, 12 cards', idle)}
${drawnRow(`scrolled from card to card, ${shown} cards`, scrolling)}

| with ${shown} cards | from the press to the first card of the answer |
| --- | --- |
${row(['another order', `${sorted.toFixed(0)} ms`])}
${row(['a tag ticked', `${filtered.toFixed(0)} ms`])}
`;
}

/** The first filter of a visit, once what it needs has come, on slow 4G with a processor six times slower. */
async function firstFilter(page: Page): Promise<number> {
  await slowDown(page);
  await page.goto(list);
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /texts-.*\.json/.test(name)),
  );
  return answerTo(page, 'input[name=categories][value=du-lich]');
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // What tsx runs keeps the names of functions by it.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  return context.newPage();
}

async function main(): Promise<void> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(thisSystem), args });
  try {
    const many = await measure(await newPage(browser));
    const firsts: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const page = await newPage(browser);
      firsts.push(Math.round(await firstFilter(page)));
      await page.context().close();
    }
    await writePretty(
      inRoot('bench', 'catalogue', 'results.md'),
      `# How the catalogue feels with hundreds of cards

\`npm run bench:catalogue\`, ${new Date().toISOString().slice(0, 10)}. ${many}
The first filter of a visit, on slow 4G with a processor six times slower, five visits: ${firsts.sort((a, b) => a - b).join(', ')} ms.
`,
    );
  } finally {
    await browser.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
