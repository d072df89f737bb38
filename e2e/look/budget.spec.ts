import { gzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { fetchPage } from '../support/document';
import { readSitemap } from '../support/sitemap';
import { siteUrl } from '../support/stack';

/** Budgets in bytes. They only go down. */
const budget = {
  /** Scripts a first view asks for, after gzip. */
  scripts: 108_500,
  /** CSS inlined in the page, as it is. */
  styles: 19_500,
};

const somePost = async (): Promise<string> => {
  const entries = await readSitemap();
  return entries.find(({ url }) => /\/en\/blog\/(?!page\/)[^/]+\/$/.test(url))?.url ?? '';
};

for (const [name, address] of Object.entries({
  'the home page': () => Promise.resolve(`${siteUrl}/en/`),
  'a blog post': somePost,
  'the blog list': () => Promise.resolve(`${siteUrl}/en/blog/`),
  'the Vietnamese blog list': () => Promise.resolve(`${siteUrl}/vn/blog/`),
})) {
  test(`the first view of ${name} keeps the budget of scripts`, async ({ page }, { annotations }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(await address(), { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(budget.scripts);
  });

  test(`${name} inlines its own CSS within the budget, and asks for none`, async () => {
    const { document } = await fetchPage(await address());
    const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('');
    expect(css.length).toBeGreaterThan(1_000);
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(budget.styles);
    expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
  });
}
