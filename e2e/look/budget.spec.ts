import { brotliCompressSync, gzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { englishPosts } from '../support/blog';
import { fetchPage } from '../support/document';
import { hydrate } from '../support/firstView';
import { siteUrl } from '../support/stack';

/** Budgets. They only go down, but for the form that came with the popup of every page: 4 kB of script, 2.5 kB of CSS. */
const budget = {
  /** Bytes of our own inline scripts, all together, after brotli. */
  ownScript: 2_000,
  /** Requests of a first view besides pictures: the page and its two fonts. */
  requests: 3,
  /** Bytes of CSS inlined in the page, as it is. */
  styles: { home: 32_500, other: 27_600 },
  /** Bytes of the scripts that come with React, after gzip. */
  hydration: 117_000,
};

for (const [name, address] of Object.entries({
  'the home page': () => Promise.resolve(`${siteUrl}/en/`),
  'a blog post': async () => (await englishPosts())[0] ?? '',
  'the blog list': () => Promise.resolve(`${siteUrl}/en/blog/`),
  'the Vietnamese blog list': () => Promise.resolve(`${siteUrl}/vn/blog/`),
  'a plain page': () => Promise.resolve(`${siteUrl}/en/about-us/`),
})) {
  test(`the first view of ${name} asks for no script, and for little else`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image' && !/\/icons\//.test(request.url()))
        asked.push(`${request.resourceType()} ${request.url()}`);
    });
    await page.goto(await address(), { waitUntil: 'networkidle' });
    expect(asked.filter((request) => request.startsWith('script'))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(budget.requests);
  });

  test(`the scripts that come with React keep their budget on ${name}`, async ({ page }, { annotations }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(await address());
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget.hydration);
  });

  test(`${name} inlines its own CSS and our script within the budget`, async () => {
    const { document } = await fetchPage(await address());
    const text = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '').join('');
    const css = text('style');
    expect(css.length).toBeGreaterThan(1_000);
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(
      name === 'the home page' ? budget.styles.home : budget.styles.other,
    );
    expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    const script = text('script:not([src], [type="application/ld+json"])');
    expect(script.length).toBeGreaterThan(500);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(budget.ownScript);
  });
}
