import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { named, parseXml, textsOf } from '../../jest/xml';
import { feedOf, isFeedPage, writeFeeds } from './writeFeeds';

type Data = Queries.BlogFeedQuery;
type Node = Data['posts']['nodes'][number];

const social = {
  ...{ layout: 'fixed' as const, width: 1200, height: 800 },
  images: { fallback: { src: '/door.jpg' }, sources: [] },
};
const node: Node = {
  documentId: 'tz4a98xxat96iws9zmbrgj3a',
  updatedAt: '2026-06-02T02:00:00.000Z',
  slug: 'a-door',
  title: 'Cánh\u00a0cửa',
  excerpt: 'How a door opens',
  defaultPublishedDate: '2024-01-05T02:00:00.000Z',
  publishedAt: '2026-06-01T02:00:00.000Z',
  article: { html: '<p>It <a href="/vn/">turns</a>.</p>' },
  categories: [{ title: 'Design' }],
  tags: [{ title: 'C++' }],
  user: { firstName: 'Linh' },
  titleImageAlternativeText: ' "Green" <door> ',
  titleImage: {
    alternativeText: 'A door',
    localFile: { childImageSharp: { social } },
  },
};
const dataOf = (...nodes: readonly Node[]): Data => ({
  siteSettings: { name: 'Saola' },
  text: { frontmatter: { title: 'Blog', description: 'Notes' } },
  posts: { nodes },
});
const itemsOf = (xml: string) => named(parseXml(xml), 'channel').flatMap((channel) => named(channel, 'item'));
const contentOf = (...nodes: readonly Node[]) =>
  itemsOf(feedOf(dataOf(...nodes), 'vn')).flatMap((item) => textsOf(item, 'content:encoded'));

describe('the feed of the blog', () => {
  it('has of a post its text, with its picture as the first thing', () => {
    expect(contentOf(node)).toEqual([
      '<figure><img src="http://localhost:9000/door.jpg" alt="&quot;Green&quot; &lt;door&gt;" width="1200" height="800" /></figure><p>It <a href="http://localhost:9000/vn/">turns</a>.</p>',
    ]);
  });

  it('has the text alone where there is no picture', () => {
    for (const titleImage of [null, { alternativeText: 'a', localFile: null }])
      expect(contentOf({ ...node, titleImage })).toEqual([
        '<p>It <a href="http://localhost:9000/vn/">turns</a>.</p>',
      ]);
  });

  it('says its titles without the signs that set them in lines, and categories before tags', () => {
    const [item] = itemsOf(feedOf(dataOf(node), 'vn'));
    expect(item && ['title', 'category', 'link'].map((name) => textsOf(item, name))).toEqual([
      ['Cánh cửa'],
      ['Design', 'C++'],
      ['http://localhost:9000/vn/blog/a-door/'],
    ]);
  });

  it('knows a post by what stays the same when its slug changes, one in each language', () => {
    const guids = (['en', 'vn'] as const).flatMap((language) =>
      itemsOf(feedOf(dataOf({ ...node, slug: 'a-gate' }), language)).flatMap((item) => textsOf(item, 'guid')),
    );
    expect(guids).toEqual(['tz4a98xxat96iws9zmbrgj3a:en', 'tz4a98xxat96iws9zmbrgj3a:vi']);
  });

  it('was built when the last of its posts was changed', () => {
    const builtAt = (...nodes: readonly Node[]) =>
      named(parseXml(feedOf(dataOf(...nodes), 'vn')), 'channel').flatMap((channel) =>
        textsOf(channel, 'lastBuildDate'),
      );
    expect(builtAt({ ...node, updatedAt: null }, node)).toEqual(['Tue, 02 Jun 2026 02:00:00 GMT']);
    expect(builtAt({ ...node, updatedAt: null })).toEqual(['Fri, 05 Jan 2024 02:00:00 GMT']);
  });

  it('names the brand where a post has no author, and the day of its publication where it has no date', () => {
    const bare: Node = { ...node, user: null, defaultPublishedDate: null, categories: null, tags: null };
    const [item] = itemsOf(feedOf(dataOf(bare), 'en'));
    expect(item && ['dc:creator', 'pubDate', 'category'].map((name) => textsOf(item, name))).toEqual([
      ['Saola'],
      ['Mon, 01 Jun 2026 02:00:00 GMT'],
      [],
    ]);
  });
});

describe('the files of the feeds', () => {
  let folder: string;
  const put = async (language: string, data: Data) => {
    const file = join(folder, 'page-data', language, 'feeds/blog/page-data.json');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify({ result: { data } }));
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feeds-'));
    await put('en', dataOf());
    await put('vn', dataOf(node));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are one of each language, and not touched while they stay the same', async () => {
    expect(await writeFeeds(folder)).toEqual(['/en/blog/rss.xml', '/vn/blog/rss.xml']);
    const file = join(folder, 'vn/blog/rss.xml');
    expect(await readFile(file, 'utf8')).toContain('<language>vi</language>');
    const { mtimeMs } = await stat(file);
    expect(await writeFeeds(folder)).toEqual([]);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
    await put('vn', dataOf({ ...node, title: 'Another' }));
    expect(await writeFeeds(folder)).toEqual(['/vn/blog/rss.xml']);
  });

  it('are made of pages that nobody is to see', () => {
    expect(['/en/feeds/blog/', '/vn/feeds/blog/', '/en/blog/', '/en/blog/rss/'].map(isFeedPage)).toEqual([
      ...[true, true, false, false],
    ]);
  });
});
