import { soon } from '../../node-lib/soon';
import { Place, smallSite } from '../../release/testing/place';
import { openSite } from '../testing/fixture';

let place: Place;
beforeEach(async () => {
  place = await Place.create();
});
afterEach(() => place.remove());

const versionOf = (html: string) => /<title>Page \/en\/blog\/ (\S+)<\/title>/.exec(html)?.[1];
const scriptOf = (html: string) => /src="(\/app-[^"]+)"/.exec(html)?.[1] ?? '';

it('never shows a mixed page and never misses a file over 100 switches under load', async () => {
  await place.publish('0');
  const { app, close } = await openSite(place);
  const seen = new Set<string | undefined>();
  const problems: string[] = [];

  const visit = async () => {
    const page = await app.inject({ url: '/en/blog/' });
    const script = await app.inject({ url: scriptOf(page.body) });
    const version = versionOf(page.body);
    seen.add(version);
    if (page.statusCode !== 200) problems.push(`page ${page.statusCode}`);
    if (!page.body.trimEnd().endsWith('</html>')) problems.push('page cut off');
    if (script.body.startsWith(`console.log("${version}")`) === false) problems.push(`script of ${version}`);
  };
  // As many visits as fill the time of a switch: those of an endless visitor would starve the releases they wait for.
  const visitor = async () => {
    for (let visits = 0; visits < 6; visits++) await visit();
  };
  for (let round = 1; round <= 100; round++)
    await Promise.all([place.publish(String(round)), visitor(), visitor(), visitor(), visitor()]);
  await close();

  expect(problems).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
});

it('keeps the hashed files of the two earlier releases reachable, and only these', async () => {
  await place.publish('old');
  const { app, site, close } = await openSite(place);
  const script = scriptOf((await app.inject({ url: '/en/blog/' })).body);
  const status = async () => {
    await site.reload();
    return (await app.inject({ url: script })).statusCode;
  };
  await place.publish('second');
  expect(await status()).toBe(200);
  await place.publish('third');
  expect(await status()).toBe(200);
  await place.publish('fourth');
  expect(await status()).toBe(404);
  await close();
});

it('does not show a page of an earlier release that the live one has no more', async () => {
  await place.publish('old');
  const { 'en/only-english/index.html': gone, ...rest } = smallSite('new');
  await place.write(rest);
  await place.release();
  const { app, close } = await openSite(place);
  expect(gone).toContain('<h1>');
  expect((await app.inject({ url: '/en/only-english/' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/en/' })).statusCode).toBe(200);
  await close();
});

it('says that the site is being built before the first release, and then serves it by itself', async () => {
  const { app, close } = await openSite(place);
  const early = await app.inject({ url: '/en/' });
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '10']);
  await place.publish();
  await soon(async () => (await app.inject({ url: '/en/' })).statusCode === 200);
  await close();
});
