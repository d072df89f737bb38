/** The feeds of the blog, as readers of feeds get them, held to what the W3C's validator asks. */
import { JSDOM } from 'jsdom';

import { named, parseXml, textsOf, type XmlElement } from '../../jest/xml';
import { eachOf } from '../support/document';
import { readSitemap } from '../support/sitemap';
import { siteUrl } from '../support/stack';

const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

describe.each([
  ['en', 'en'],
  ['vn', 'vi'],
] as const)('the feed of the blog (%s)', (language, locale) => {
  const address = `${siteUrl}/${language}/blog/rss.xml`;
  let answer: Response;
  let rss: XmlElement;
  let channel: XmlElement;
  let items: readonly XmlElement[];
  const one = (element: XmlElement, name: string): string => {
    const texts = textsOf(element, name);
    expect([name, texts.length]).toEqual([name, 1]);
    return texts[0] ?? '';
  };

  beforeAll(async () => {
    answer = await fetch(address);
    rss = parseXml(await answer.text());
    const [found] = named(rss, 'channel');
    if (!found) throw new Error('The feed has no channel');
    channel = found;
    items = named(channel, 'item');
  });

  test('is served as RSS, and asked for anew each time', () => {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).not.toMatch(/immutable/);
  });

  test('is RSS 2.0 that says its title, page, language and own address', () => {
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
    expect(one(channel, 'title')).toMatch(/^Blog \| \S/);
    expect(one(channel, 'description').length).toBeGreaterThan(50);
    expect(one(channel, 'link')).toBe(`${siteUrl}/${language}/blog/`);
    expect(one(channel, 'language')).toBe(locale);
    const links = named(channel, 'atom:link');
    expect(links.map(({ space, attributes }) => ({ space, ...attributes }))).toEqual([
      {
        ...{ space: 'http://www.w3.org/2005/Atom', rel: 'self' },
        ...{ href: address, type: 'application/rss+xml' },
      },
    ]);
  });

  test('has the 20 latest posts, the newest first, and was built when one of its posts was last changed', () => {
    expect(items).toHaveLength(20);
    const dates = items.map((item) => one(item, 'pubDate'));
    for (const date of dates) expect(date).toMatch(RFC_822);
    const moments = dates.map((date) => Date.parse(date));
    expect(moments).toEqual([...moments].sort((a, b) => b - a));
    // When that was, the CMS alone knows.
    const built = one(channel, 'lastBuildDate');
    expect(built).toMatch(RFC_822);
    expect(Date.parse(built)).toBeGreaterThanOrEqual(moments[0] ?? NaN);
    expect(Date.parse(built)).toBeLessThanOrEqual(Date.now());
  });

  test('has of each post title, address, excerpt, author, category and its whole text', () => {
    const guids = items.map((item) => one(item, 'guid'));
    expect(new Set(guids).size).toBe(items.length);
    for (const item of items) {
      expect(one(item, 'title')).not.toMatch(/^\s*$|\u00a0/);
      expect(one(item, 'link')).toMatch(new RegExp(`^${siteUrl}/${language}/blog/[^/]+/$`));
      expect(one(item, 'guid')).toMatch(new RegExp(`^[a-z0-9]{24}:${locale}$`));
      expect(named(item, 'guid')[0]?.attributes.isPermaLink).toBe('false');
      expect(one(item, 'description')).not.toMatch(/<[a-z]/i);
      expect(one(item, 'dc:creator').trim()).not.toBe('');
      expect(textsOf(item, 'category').length).toBeGreaterThan(0);
      // An author would have to be a mailbox.
      expect(named(item, 'author')).toEqual([]);
      expect(one(item, 'content:encoded').length).toBeGreaterThan(500);
    }
  });

  test('has whole addresses in its texts, and nothing that only the site gives a meaning to', () => {
    for (const item of items) {
      const { document } = new JSDOM(one(item, 'content:encoded')).window;
      const addresses = [...document.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );
      expect(addresses.filter((each) => !/^(https?:\/\/|mailto:|tel:)/.test(each))).toEqual([]);
      const strange = [...document.body.querySelectorAll('*')].flatMap((element) => [
        ...(/^(iframe|div|span|script|style|form|input|button)$/.test(element.localName)
          ? [element.localName]
          : []),
        ...element
          .getAttributeNames()
          .filter((name) => /^(data-|on|id$|class$|style$|tabindex$|role$|srcset$)/.test(name)),
      ]);
      expect(strange).toEqual([]);
      expect(document.querySelectorAll('img:not([alt])')).toHaveLength(0);
    }
  });

  test('leads to pages, and shows pictures, that are there', async () => {
    const own = items.flatMap((item) => {
      const { document } = new JSDOM(one(item, 'content:encoded')).window;
      return [one(item, 'link'), ...[...document.querySelectorAll('img')].map(({ src }) => src)];
    });
    const dead: string[] = [];
    await eachOf([...new Set(own)], async (url) => {
      const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual' });
      if (status !== 200) dead.push(`${url} answers ${status}`);
    });
    expect(own.length).toBeGreaterThan(items.length);
    expect(dead).toEqual([]);
  });

  test('is named by the list and by the posts, in their heads and at the foot of the list', async () => {
    for (const url of [`${siteUrl}/${language}/blog/`, one(items[0] ?? channel, 'link')]) {
      const { document } = new JSDOM(await (await fetch(url)).text()).window;
      const links = [...document.querySelectorAll('link[rel=alternate][type="application/rss+xml"]')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual([address]);
      expect(links[0]?.getAttribute('title')).toMatch(/RSS/);
    }
    const { document } = new JSDOM(await (await fetch(`${siteUrl}/${language}/blog/`)).text()).window;
    expect(document.querySelector(`main a[href="/${language}/blog/rss.xml"]`)?.textContent).toMatch(/RSS$/);
  });

  test('is in no sitemap, and the page that it is made of is in no release', async () => {
    expect((await readSitemap()).filter(({ url }) => /rss|feeds/.test(url))).toEqual([]);
    for (const path of [`/${language}/feeds/blog/`, `/page-data/${language}/feeds/blog/page-data.json`])
      expect((await fetch(`${siteUrl}${path}`)).status).toBe(404);
  });
});
