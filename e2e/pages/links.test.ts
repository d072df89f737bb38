import { eachOf } from '../support/document';
import { siteUrl } from '../support/stack';
import { factsOfAll } from './pages';

const pages = new Map(factsOfAll().map((page) => [page.url, page]));

/** Addresses of the site without their fragments → a page that names them. */
const wanted = (): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { url, addresses } of pages.values())
    for (const address of addresses)
      if (address.startsWith(`${siteUrl}/`)) found.set(address.split('#')[0] ?? '', url);
  return found;
};

test('no internal link, picture or file of any page is dead, and none takes a detour', async () => {
  const targets = wanted();
  expect(targets.size).toBeGreaterThan(500);
  const dead: string[] = [];
  await eachOf([...targets], async ([address, from]) => {
    // What was read as a page answered already.
    if (pages.has(address)) return;
    const answer = await fetch(address, { method: 'HEAD', redirect: 'manual' });
    if (answer.status !== 200) dead.push(`${address} answers ${answer.status} (on ${from})`);
  });
  expect(dead).toEqual([]);
});

test('every #fragment of a link is an element of the page it leads to', () => {
  const lost: string[] = [];
  for (const { url, addresses } of pages.values())
    for (const address of addresses) {
      const [target = '', fragment] = address.split('#');
      const page = pages.get(target.split('?')[0] ?? '');
      if (page && fragment && !page.ids.includes(decodeURIComponent(fragment)))
        lost.push(`${address} (on ${url})`);
    }
  expect(lost).toEqual([]);
});
