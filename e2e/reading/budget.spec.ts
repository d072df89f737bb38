import { gzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { lateScripts } from '../../src/lib/lateScripts';
import { englishPosts } from '../support/blog';
import { hydrate, saveData } from '../support/firstView';
import { isStarter } from '../support/requests';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

/** They only go down. What stands in the HTML has its budgets in `e2e/pages/weight.test.ts`. */
const budget = {
  /** Requests of a first view besides pictures: the page, its two fonts, and the styles of what stands below. */
  requests: 4,
  /** The same of a post, beside which the latest ones are seen at once, with the face of what is strong in it. */
  postRequests: 6,
  /** Bytes of the scripts that come with React, after gzip. */
  hydration: 117_000,
  /** The same on the home page, which has stages in layers where others have pictures. */
  homeHydration: 119_500,
  /** The same on a list of posts, which is narrowed and searched. */
  listHydration: 119_400,
};

for (const [name, address] of Object.entries({
  'the home page': () => Promise.resolve(`${siteUrl}/en/`),
  'a blog post': async () => (await englishPosts())[0] ?? '',
  'the blog list': () => Promise.resolve(`${siteUrl}/en/blog/`),
  'the Vietnamese blog list': () => Promise.resolve(`${siteUrl}/vn/blog/`),
  'a plain page': () => Promise.resolve(`${siteUrl}/en/about-us/`),
})) {
  test(`the first view of ${name} asks for no script before it is idle, and for little else`, async ({
    page,
  }) => {
    await saveData(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image' && !/\/icons\//.test(request.url()))
        asked.push(`${request.resourceType()} ${request.url()}`);
    });
    await page.goto(await address());
    await settle(page);
    const kind = name.startsWith('a plain') ? 'ahead' : name === 'the home page' ? 'own' : 'views';
    const late = `script ${siteUrl}${lateScripts[kind]}`;
    // It comes when the page is idle, which a busy machine lets it be later than its pictures are there.
    await expect.poll(() => asked.filter((request) => request.startsWith('script'))).toEqual([late]);
    const others = asked.filter((request) => request !== late);
    const most = name === 'a blog post' ? budget.postRequests : budget.requests;
    expect(others.length).toBeGreaterThan(0);
    expect(others.length, others.join('\n')).toBeLessThanOrEqual(most);
  });

  test(`the scripts that come with React keep their budget on ${name}`, async ({ page }, { annotations }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      const isLate = Object.values(lateScripts).some((address) => response.url().endsWith(address));
      // What starts them is mostly a list of them.
      if (response.request().resourceType() === 'script' && !isLate && !isStarter(response.url()))
        bodies.push(response.body());
    });
    await page.goto(await address());
    await hydrate(page);
    await settle(page);
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(50_000);
    const most = name === 'the home page' ? budget.homeHydration : budget.hydration;
    expect(bytes).toBeLessThanOrEqual(name.endsWith('list') ? budget.listHydration : most);
  });
}
