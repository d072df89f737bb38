import { type Extension, Feed } from 'feed';

/** A post as its feed has it. Texts are plain, addresses absolute. */
export interface FeedPost {
  /** Stays the same for good, also where title and address change: readers know a post by it. */
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly date: Date;
  /** When it was last changed. */
  readonly changed: Date;
  readonly excerpt: string | null;
  readonly author: string;
  readonly categories: readonly string[];
  /** HTML that is safe to show (`feedContent`). */
  readonly content: string;
}

export interface FeedOf {
  readonly title: string;
  readonly description: string;
  /** As RSS names it: `en`, `vi`. */
  readonly language: string;
  /** Address of the feed itself. */
  readonly address: string;
  /** Address of the page that it is the feed of. */
  readonly page: string;
  /** The newest first. */
  readonly posts: readonly FeedPost[];
}

/** Characters that XML cannot hold, however they are written. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const possible = (text: string): string => text.replace(IMPOSSIBLE, '');

/** For a place where the library escapes: it takes every `&amp;` for what was escaped before. */
const inText = (text: string): string => possible(text).replaceAll('&', '&amp;');

/** For a place that is a CDATA section to the library: of several `]]>` it divides the first only. */
const inCdata = (html: string): string => possible(html).replaceAll(']]>', ']]&gt;');

/** Plain words in HTML. */
const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An element of an item that the library has not, or writes otherwise. */
const element = (name: string, text: string): Extension => ({ name, objects: { _text: inText(text) } });

/** Of a feed without posts: one that says nothing of the day on which it was made. */
const NEVER = new Date(0);

const latestOf = (moments: readonly Date[]): Date =>
  moments.reduce((latest, moment) => (moment > latest ? moment : latest), NEVER);

/**
 * A feed in RSS 2.0. It depends on its posts alone, and not on when it is made.
 *
 * A title is plain text to a reader, a description HTML, and an author of RSS an e-mail address: so the title is no CDATA,
 * and the author is Dublin Core's.
 */
export const feedXml = ({ title, description, language, address, page, posts }: FeedOf): string => {
  const feed = new Feed({
    ...{ title: inText(title), description: inText(description), language, link: page },
    ...{ feedLinks: { rss: address }, generator: false },
    // A post may show long after it was written, at its date.
    updated: latestOf(posts.flatMap(({ date, changed }) => [date, changed])),
  });
  for (const post of posts)
    feed.addItem({
      // Given as an element below.
      title: '',
      guid: possible(post.id),
      link: post.address,
      date: post.date,
      ...(post.excerpt && { description: inCdata(asHtml(post.excerpt)) }),
      content: inCdata(post.content),
      category: post.categories.map((name) => ({ name: inText(name) })),
      extensions: [element('title', post.title), element('dc:creator', post.author)],
    });
  return `${feed.rss2()}\n`;
};
