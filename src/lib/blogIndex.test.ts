import { brotliCompressSync } from 'node:zlib';

import fc from 'fast-check';

import {
  blogIndexPagePath,
  blogIndexPath,
  fromBlogIndex,
  type IndexedPost,
  postThumbnailPath,
  toBlogIndex,
} from './blogIndex';

const line = (from: number) =>
  fc
    .string({ unit: 'grapheme', minLength: from })
    .map((text) => text.replace(/\s+/g, ' '))
    .filter((text) => from === 0 || text.trim() !== '');

/** An author is called by one name, and has one picture. */
const author = fc.constantFrom(
  { author: null, avatar: null },
  { author: 'Linh', avatar: '/static/linh.webp' },
  { author: 'Đức', avatar: null },
);

const posts: fc.Arbitrary<IndexedPost[]> = fc.array(
  fc
    .record({
      slug: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      title: line(1),
      excerpt: fc.option(line(1)),
      date: fc.option(fc.constant('2024-01-05T02:00:00.000Z')),
      views: fc.nat(),
      by: author,
      categories: fc.uniqueArray(line(1), { maxLength: 3 }),
      tags: fc.uniqueArray(line(1), { maxLength: 4 }),
      picture: fc.option(fc.stringMatching(/^[a-z0-9]{5}$/)),
    })
    .map(({ by, ...post }) => ({ ...post, ...by })),
);

describe('the index of the blog', () => {
  it('gives back the posts it was made of, in their order', () => {
    fc.assert(
      fc.property(posts, (all) => {
        expect(fromBlogIndex(toBlogIndex(all))).toEqual(all);
      }),
    );
  });

  it('has nothing where a language has no post', () => {
    expect(fromBlogIndex(toBlogIndex([]))).toEqual([]);
  });

  it('is a file of its own in each language, made of a page of its own', () => {
    expect([blogIndexPath('en'), blogIndexPagePath('vn')]).toEqual([
      '/blog-index/en.json',
      '/vn/blog-index/',
    ]);
  });

  it('knows 300 posts in 20 kB as visitors get them', () => {
    const words =
      'how we keep what a visitor wrote when the chat is down power goes and somebody presses send'.split(
        ' ',
      );
    const text = (at: number, length: number) =>
      Array.from({ length }, (_, word) => words[(at * 7 + word * (at + 3)) % words.length]).join(' ');
    const many = Array.from({ length: 300 }, (_, at): IndexedPost => ({
      ...{ slug: text(at, 6).replaceAll(' ', '-'), title: text(at, 7), excerpt: text(at, 28) },
      ...{
        date: new Date(1.7e12 + at * 6e8).toISOString(),
        views: (at * 7919) % 5000,
        author: words[at % 6] ?? null,
      },
      ...{ avatar: null, categories: [words[at % 7] ?? ''], tags: [words[at % 17] ?? ''] },
      picture: (at * 7919).toString(36).padStart(5, 'x').slice(0, 5),
    }));
    expect(brotliCompressSync(JSON.stringify(toBlogIndex(many))).length).toBeLessThan(20_000);
  });
});

it('a thumbnail is called after its post and its bytes', () => {
  expect(postThumbnailPath('a-door', 'k3x9f')).toBe('/static/blog/a-door.k3x9f.webp');
});
