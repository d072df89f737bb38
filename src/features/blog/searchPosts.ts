import type { IndexedPost } from '../../lib/blogIndex';
import { foldText } from '../../lib/foldText';
import type { Asked } from './postFilter';

/** Title and excerpt of a post as they are searched; each is folded once. */
const folded = new WeakMap<IndexedPost, string>();

const textOf = (post: IndexedPost): string => {
  const known = folded.get(post);
  if (known !== undefined) return known;
  const text = foldText(`${post.title} ${post.excerpt ?? ''}`);
  folded.set(post, text);
  return text;
};

const sameTitle = (a: string, b: string): boolean => a.replace(/\s+/g, ' ') === b.replace(/\s+/g, ' ');

/**
 * The posts of a category or tag that have every word in title or excerpt, in any order, without regard to case and accents.
 *
 * @param posts all, the newest first
 */
export const searchPosts = (
  posts: readonly IndexedPost[],
  { filter, search }: Asked,
): readonly IndexedPost[] => {
  const words = foldText(search).split(' ');
  return posts.filter((post) => {
    const titles = filter?.kind === 'tag' ? post.tags : post.categories;
    return (
      (!filter || titles.some((title) => sameTitle(title, filter.title))) &&
      words.every((word) => textOf(post).includes(word))
    );
  });
};
