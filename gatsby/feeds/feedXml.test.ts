import { named, parseXml, textsOf } from '../../jest/xml';
import { type FeedOf, type FeedPost, feedXml } from './feedXml';

const post = (more: Partial<FeedPost> = {}): FeedPost => ({
  id: 'tz4a98xxat96iws9zmbrgj3a:en',
  title: 'A door',
  address: 'https://saola.example/en/blog/a-door/',
  date: new Date('2024-01-05T02:00:00Z'),
  changed: new Date('2024-01-05T02:00:00Z'),
  excerpt: 'How a door opens',
  author: 'Linh',
  categories: ['Design', 'R&D'],
  content: '<p>It turns.</p>',
  ...more,
});
const feed = (posts: readonly FeedPost[] = [post()], more: Partial<FeedOf> = {}) =>
  feedXml({
    ...{ title: 'Blog | Saola', description: 'Notes', language: 'en', posts },
    ...{ address: 'https://saola.example/en/blog/rss.xml', page: 'https://saola.example/en/blog/' },
    ...more,
  });
const channelOf = (xml: string) => {
  const [channel] = named(parseXml(xml), 'channel');
  if (!channel) throw new Error('no channel');
  return channel;
};
const itemsOf = (xml: string) => named(channelOf(xml), 'item');
const only = (more: Partial<FeedPost>) => {
  const [item] = itemsOf(feed([post(more)]));
  if (!item) throw new Error('no item');
  return item;
};

describe('a feed', () => {
  it('is RSS 2.0 that says what it is of, in which language, and where it is itself', () => {
    const rss = parseXml(feed());
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
    const channel = channelOf(feed());
    expect(['title', 'link', 'description', 'language'].map((name) => textsOf(channel, name))).toEqual([
      ['Blog | Saola'],
      ['https://saola.example/en/blog/'],
      ['Notes'],
      ['en'],
    ]);
    const [self] = named(channel, 'atom:link');
    expect(self?.space).toBe('http://www.w3.org/2005/Atom');
    expect(self?.attributes).toEqual({
      ...{ rel: 'self', type: 'application/rss+xml', href: 'https://saola.example/en/blog/rss.xml' },
    });
  });

  it('has of a post title, address, date, excerpt, author, categories and text', () => {
    const item = only({});
    expect(
      ['title', 'link', 'guid', 'pubDate', 'description', 'dc:creator', 'category', 'content:encoded'].map(
        (name) => textsOf(item, name),
      ),
    ).toEqual([
      ['A door'],
      ['https://saola.example/en/blog/a-door/'],
      ['tz4a98xxat96iws9zmbrgj3a:en'],
      ['Fri, 05 Jan 2024 02:00:00 GMT'],
      ['How a door opens'],
      ['Linh'],
      ['Design', 'R&D'],
      ['<p>It turns.</p>'],
    ]);
    expect(named(item, 'guid')[0]?.attributes).toEqual({ isPermaLink: 'false' });
    expect(named(item, 'author')).toEqual([]);
    expect(item.children.find(({ name }) => name === 'dc:creator')?.space).toBe(
      'http://purl.org/dc/elements/1.1/',
    );
    expect(item.children.find(({ name }) => name === 'content:encoded')?.space).toBe(
      'http://purl.org/rss/1.0/modules/content/',
    );
  });

  it('has its text in a CDATA section', () => {
    expect(feed()).toContain('<content:encoded><![CDATA[<p>It turns.</p>]]></content:encoded>');
  });

  it('keeps the id of a post whose slug was changed, so that no reader shows it as a new one', () => {
    const renamed = only({ address: 'https://saola.example/en/blog/a-gate/' });
    expect(textsOf(renamed, 'guid')).toEqual(textsOf(only({}), 'guid'));
  });

  it('was built when a post of it was last changed', () => {
    const posts = [post(), post({ date: new Date('2021-05-01'), changed: new Date('2025-03-04T05:06:07Z') })];
    expect(textsOf(channelOf(feed(posts)), 'lastBuildDate')).toEqual(['Tue, 04 Mar 2025 05:06:07 GMT']);
  });

  it('was built no earlier than its newest post is dated, and nothing in it changes without a change', () => {
    const posts = [post({ date: new Date('2023-05-01') }), post(), post({ date: new Date('2021-05-01') })];
    expect(textsOf(channelOf(feed(posts)), 'lastBuildDate')).toEqual(['Fri, 05 Jan 2024 02:00:00 GMT']);
    jest.useFakeTimers({ now: new Date('2040-01-01') });
    const later = [feed(posts), feed([])];
    jest.setSystemTime(new Date('2041-01-01'));
    expect([feed(posts), feed([])]).toEqual(later);
    jest.useRealTimers();
  });

  it('without a post is one without items', () => {
    expect(itemsOf(feed([]))).toEqual([]);
  });

  it('has no description of a post without an excerpt', () => {
    expect(named(only({ excerpt: null }), 'description')).toEqual([]);
  });
});

describe('whatever an editor writes', () => {
  it.each([
    'a & b &amp; c &amp;amp; d &lt;',
    '<script>alert(1)</script> "q" \'q\'',
    ']]> and ]]> and ]]]]>> again',
    '<![CDATA[ <!-- -- --> <?php ?> <!DOCTYPE x> &nbsp; &x;',
    '👩🏽‍💻 🦌 Phố Lành ﷺ',
    'n'.repeat(200),
    '%s $& $1 \\',
  ])('as title, category and author stays these very words: %s', (words) => {
    const item = only({ title: words, author: words, categories: [words] });
    expect(['title', 'dc:creator', 'category'].map((name) => textsOf(item, name))).toEqual([
      [words],
      [words],
      [words],
    ]);
    expect(textsOf(channelOf(feed([], { title: words, description: words })), 'title')).toEqual([words]);
  });

  it('as excerpt is HTML that shows these very words', () => {
    expect(
      textsOf(only({ excerpt: 'a < b && ]]> ]]> <img src=x onerror=alert(1)>' }), 'description'),
    ).toEqual(['a &lt; b &amp;&amp; ]]&gt; ]]&gt; &lt;img src=x onerror=alert(1)&gt;']);
  });

  it('in a text ends no CDATA section', () => {
    const item = only({ content: '<p title="]]>">]]> ]]></p>' });
    expect(textsOf(item, 'content:encoded')).toEqual(['<p title="]]&gt;">]]&gt; ]]&gt;</p>']);
  });

  it('loses what XML cannot hold, and no more', () => {
    const words = 'a\u0000b\u0001c\u001fd\ufffee\ufffff\ud83dg\tč\u0085\u{1f98c}';
    const item = only({ title: words, content: words, excerpt: words, author: words, categories: [words] });
    for (const name of ['title', 'content:encoded', 'description', 'dc:creator', 'category'])
      expect(textsOf(item, name)).toEqual(['abcdefg\tč\u0085\u{1f98c}']);
  });
});
