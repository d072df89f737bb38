import path from 'node:path';

import type { Browser, Page } from '@playwright/test';

import type { Specimen } from './specimen';
import { tooLate } from './tooLate';

/** Slow 4G: round trip in milliseconds, throughput in bits a second. CPU: times slower than this machine. */
export const slow = { roundTrip: 150, down: 1_600_000, up: 750_000, cpu: 6 };

/** A phone's screen in CSS pixels, as Lighthouse takes it. */
const viewport = { width: 412, height: 823 };

const deadline = 30_000;

/** Where the middle of a control stands in the viewport, in CSS pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** A page in a fresh profile on a slow connection and a slow machine, not opened yet. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.roundTrip,
    downloadThroughput: slow.down / 8,
    uploadThroughput: slow.up / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  return page;
}

/**
 * Opens an address and resolves as soon as the control is on the screen, whatever is still loading.
 * @throws when that takes more than half a minute
 */
export async function openUntilPainted(
  page: Page,
  url: string,
  { control, output, expected }: Specimen,
): Promise<Spot> {
  let tell: (spot: Spot) => void = () => undefined;
  const painted = new Promise<Spot>((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction('specimenPainted', (spot: Spot) => tell(spot));
  await page.addInitScript(`globalThis.specimen = ${JSON.stringify({ control, output, expected })};`);
  await page.addInitScript({ path: path.join(__dirname, 'inPage', 'firstPaint.js') });
  const shown = Promise.race([painted, tooLate(deadline, `${url} shows no ${control}`)]);
  const [spot] = await Promise.all([shown, page.goto(url, { waitUntil: 'commit' })]);
  return spot;
}
