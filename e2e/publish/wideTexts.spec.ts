import { expect, test } from '@playwright/test';

import { publishPost, removePost } from '../support/contentManager';
import { scrollThrough } from '../support/scroll';
import { siteUrl } from '../support/stack';

const word = 'W'.repeat(300);
const arabic = 'مرحبا بالعالم';
const leftwards = '\u202e';
/** Letters under more marks than a line can hold: one of them may be wider than a screen, and nothing divides it. */
const heaped = [...'Zalgo']
  .map(
    (letter) => letter + Array.from({ length: 40 }, (_, mark) => String.fromCharCode(0x300 + mark)).join(''),
  )
  .join('');

const post = {
  title: `${arabic} ${leftwards} ${heaped.slice(0, 82)} ${'x'.repeat(60)}`,
  slug: 'wide-texts',
  excerpt: word,
  content: [
    `<p dir="rtl" lang="ar">${arabic} ${word}</p>`,
    `<p>${leftwards}It is written from here to there</p>`,
    `<pre>${word}</pre>`,
    `<h2>${word}</h2><h2>${heaped}</h2><h2>Third</h2>`,
    `<p>${heaped.repeat(20)}</p>`,
    `<ul><li>${word}</li></ul><table><tr><td>${word}</td></tr></table>`,
  ].join(''),
  defaultPublishedDate: '2020-01-01T00:00:00.000Z',
};

test('no text of a post makes its page wider than a phone', async ({ page }) => {
  test.setTimeout(300_000);
  const documentId = await publishPost(post, 'en');
  try {
    const address = `${siteUrl}/en/blog/${post.slug}/`;
    await expect
      .poll(async () => (await fetch(address)).status, { timeout: 240_000, intervals: [2_000] })
      .toBe(200);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    await page.getByText('In this post').click();
    await scrollThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const rightToLeft = page.getByText(arabic).last();
    expect(await rightToLeft.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  } finally {
    await removePost(documentId);
  }
});
