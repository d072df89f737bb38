import { expect, test } from '@playwright/test';

import { eachOf, fetchPage } from '../support/document';
import { readSitemap } from '../support/sitemap';
import { siteUrl } from '../support/stack';

test('no internal link, picture or file of any page is dead', async () => {
  test.setTimeout(300_000);
  /** Address without its fragment → fragments asked for → where from. */
  const wanted = new Map<string, Map<string, string>>();
  const want = (target: string, from: string) => {
    const url = new URL(target, from);
    if (url.origin !== siteUrl) return;
    const [address = '', fragment = ''] = url.href.split('#');
    const fragments = wanted.get(address) ?? new Map<string, string>();
    wanted.set(address, fragments.set(decodeURIComponent(fragment), from));
  };

  await eachOf(await readSitemap(), async ({ url }) => {
    const { document } = await fetchPage(url);
    for (const link of document.querySelectorAll('a[href]')) want(link.getAttribute('href') ?? '', url);
    for (const file of document.querySelectorAll('link[href]:not([rel=canonical]):not([rel=alternate])'))
      want(file.getAttribute('href') ?? '', url);
    for (const media of document.querySelectorAll('img, source, script[src]')) {
      const sets = [media.getAttribute('src'), ...(media.getAttribute('srcset') ?? '').split(',')];
      for (const source of sets) if (source?.trim()) want(source.trim().split(/\s/)[0] ?? '', url);
    }
  });
  expect(wanted.size).toBeGreaterThan(500);

  const dead: string[] = [];
  await eachOf([...wanted], async ([address, fragments]) => {
    const answer = await fetch(address);
    const [from] = fragments.values();
    if (answer.status !== 200) dead.push(`${address} answers ${answer.status} (on ${from})`);
    const named = [...fragments].filter(([fragment]) => fragment);
    const html = named.length ? await answer.text() : (await answer.body?.cancel(), '');
    for (const [fragment, page] of named)
      if (!html.includes(`id="${fragment}"`)) dead.push(`${address}#${fragment} (on ${page})`);
  });
  expect(dead).toEqual([]);
});
