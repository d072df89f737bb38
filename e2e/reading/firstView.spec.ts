import { expect, test, type Page } from '@playwright/test';

import { lateScripts } from '../../src/lib/lateScripts';
import { bringsReact, framework, hydrate, saveData } from '../support/firstView';
import { scriptsOf } from '../support/requests';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

const ahead = `${siteUrl}${lateScripts.ahead}`;

for (const [intent, act] of Object.entries({
  'a pointer over a link': (page) => page.getByRole('link', { name: 'Portfolio' }).first().hover(),
  'a key': (page) => page.keyboard.press('Tab'),
  'a press on a menu': (page) => page.getByText('Services', { exact: true }).first().click(),
} satisfies Record<string, (page: Page) => Promise<void>>)) {
  test(`${intent} brings React, and nothing before`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const scripts = scriptsOf(page);
    await page.goto(`${siteUrl}/en/about-us/`);
    await settle(page);
    expect(scripts).toEqual([]);
    const coming = page.waitForRequest(bringsReact);
    await act(page);
    await coming;
  });
}

test('what React needs is fetched when the page is idle, and none of it is run: a press then waits for no network', async ({
  page,
}) => {
  const fetched = page.waitForRequest(framework);
  const scripts = scriptsOf(page);
  await page.goto(`${siteUrl}/en/about-us/`);
  expect((await fetched).resourceType()).toBe('fetch');
  await settle(page);
  expect(scripts).toEqual([]);
  // The server is gone now; a browser keeps what has come.
  const missed: string[] = [];
  page.on('requestfailed', (request) => missed.push(request.url()));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fromNetwork: string[] = [];
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type === 'Script' && !response.fromDiskCache) fromNetwork.push(response.url);
  });
  await hydrate(page);
  expect([missed, fromNetwork]).toEqual([[], []]);
});

test('nothing is fetched ahead for who saves data', async ({ page }) => {
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${siteUrl}/en/about-us/`);
  await expect.poll(() => asked).toContain(ahead);
  await settle(page);
  expect(asked.filter((address) => framework.test(address) || address.includes('/scripts/react-'))).toEqual(
    [],
  );
});

for (const path of ['/en/contact/', '/vn/career/', '/vn/collection/'])
  test(`${path}, where people act, brings React when the browser is idle`, async ({ page }) => {
    const coming = page.waitForRequest(bringsReact);
    await page.goto(`${siteUrl}${path}`);
    await coming;
  });

test('a blog list that is asked for a category brings React by itself and shows the posts of the moment', async ({
  page,
}) => {
  await page.goto(`${siteUrl}/en/blog/?category=Design`);
  await expect(page.getByRole('status').filter({ hasText: 'Design' }).first()).toBeVisible();
});

test('a page that is only prerendered neither hydrates nor counts a view, until somebody comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => prerendering, configurable: true });
    addEventListener('visitor', () => {
      prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  const scripts = scriptsOf(page);
  await page.goto(`${siteUrl}/en/contact/`);
  await settle(page);
  expect(scripts).toEqual([]);
  const coming = page.waitForRequest(bringsReact);
  await page.evaluate(() => dispatchEvent(new Event('visitor')));
  await coming;
});

test('the next page is fetched ahead while a link is hovered, and then opens from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // With React the links would be Gatsby's.
  await page.route(framework, (route) => route.abort());
  await page.goto(`${siteUrl}/en/about-us/`);
  await settle(page);
  const session = await page.context().newCDPSession(page);
  const fetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status, key }) => {
      if (status === 'Ready') resolve(key.url);
    });
  });
  await session.send('Preload.enable');
  const link = page.getByRole('link', { name: 'Portfolio' }).first();
  await link.hover();
  expect(await fetched).toBe(`${siteUrl}/en/portfolio/`);
  await link.click();
  await expect(page).toHaveURL(`${siteUrl}/en/portfolio/`);
  const way = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? entry.deliveryType : 'unknown';
  });
  expect(way).toBe('navigational-prefetch');
});

test('after hydration links lead on without a new document', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/en/about-us/`);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveURL(`${siteUrl}/en/portfolio/`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
