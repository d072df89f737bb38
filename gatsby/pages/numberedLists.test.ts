import { fewestPostsPerPage, postsPerPage } from '../../src/config/limits';
import { blogListPath } from '../../src/lib/blogListPath';
import { numberedLists } from './numberedLists';

const blogLists = (ids: readonly string[]) =>
  numberedLists(ids, { perPage: postsPerPage, fewest: fewestPostsPerPage, pathOf: blogListPath });

/** So many posts, the newest first: the number of a post says when it was written. */
const posts = (count: number) => Array.from({ length: count }, (_, index) => `post-${count - index}`);
const numbersOf = (ids: readonly string[]) => ids.map((id) => Number(id.slice(5)));
const contents = (count: number) =>
  Object.fromEntries(blogLists(posts(count)).map(({ path, ...rest }) => [path, JSON.stringify(rest)]));

describe('the pages of a list, as those of the blog,', () => {
  it('are the twelve newest at /blog/, and the others at numbers that count from the oldest', () => {
    expect(postsPerPage).toBe(12);
    const lists = blogLists(posts(30)).map(({ path, ids }) => [path, ...numbersOf(ids)]);
    expect(lists).toEqual([
      ['/blog/', 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19],
      ['/blog/page/2/', 18, 17, 16, 15, 14, 13],
      ['/blog/page/1/', 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    ]);
  });

  it.each([0, 1, 11, 12, 13, 24, 25, 36, 37, 100])('hold each of %i posts once', (count) => {
    const all = blogLists(posts(count)).flatMap(({ ids }) => ids);
    expect(all).toEqual(posts(count));
  });

  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 1],
    [16, 1],
    [17, 2],
    [24, 2],
    [28, 2],
    [29, 3],
  ])('of %i posts are %i', (count, pages) => {
    expect(blogLists(posts(count))).toHaveLength(pages);
  });

  it.each([
    [13, [13]],
    [16, [16]],
    [17, [12, 5]],
    [24, [12, 12]],
    [25, [13, 12]],
    [28, [16, 12]],
    [29, [12, 5, 12]],
  ])('have five posts at least: of %i, fewer stay with the newest (%j)', (count, sizes) => {
    expect(blogLists(posts(count)).map(({ ids }) => ids.length)).toEqual(sizes);
  });

  it('may have one entry, where the list does not say how many they have at least', () => {
    const lists = numberedLists(posts(13), { perPage: 12, pathOf: blogListPath });
    expect(lists.map(({ ids }) => ids.length)).toEqual([12, 1]);
  });

  it('name their neighbours', () => {
    expect(blogLists(posts(30)).map(({ newer, path, older }) => [newer, path, older])).toEqual([
      [undefined, '/blog/', '/blog/page/2/'],
      ['/blog/', '/blog/page/2/', '/blog/page/1/'],
      ['/blog/page/2/', '/blog/page/1/', undefined],
    ]);
  });

  it('keep what they have when a post comes: it changes /blog/, and two others at most', () => {
    for (let count = 0; count < 100; count += 1) {
      const [before, after] = [contents(count), contents(count + 1)];
      const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
      expect(changed).toContain('/blog/');
      expect(changed.length).toBeLessThanOrEqual(3);
      expect(Object.keys(before).filter((path) => !after[path])).toEqual([]);
    }
  });

  it('take in the post that leaves /blog/ at the highest number, and leave the full ones alone', () => {
    const [before, after] = [contents(30), contents(31)];
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([
      '/blog/',
      '/blog/page/2/',
    ]);
  });
});
