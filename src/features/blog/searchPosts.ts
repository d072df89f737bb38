import type { IndexedPost } from '../../lib/blogIndex';
import { foldText } from '../../lib/foldText';
import type { Asked } from './postFilter';

/** With its accents. */
const written = (text: string): string => text.normalize('NFC').toLowerCase();

interface Searched {
  readonly written: string;
  readonly folded: string;
}

/** Title and excerpt of a post as they are searched; each is made once. */
const texts = new WeakMap<IndexedPost, Searched>();

const textOf = (post: IndexedPost): Searched => {
  const known = texts.get(post);
  if (known) return known;
  const text = `${post.title} ${post.excerpt ?? ''}`;
  const searched = { written: written(text), folded: foldText(text) };
  texts.set(post, searched);
  return searched;
};

const sameTitle = (a: string, b: string): boolean => a.replace(/\s+/g, ' ') === b.replace(/\s+/g, ' ');

/**
 * The posts of a category or tag that have every word in title or excerpt, in any order, without regard to case and accents: first those
 * that have the words with their accents. Signs that are no words find nothing.
 *
 * @param posts all, the newest first
 */
export const searchPosts = (
  posts: readonly IndexedPost[],
  { filter, search }: Asked,
): readonly IndexedPost[] => {
  const folded = foldText(search);
  if (search && !folded) return [];
  const words = folded.split(' ');
  const found = posts.filter((post) => {
    const titles = filter?.kind === 'tag' ? post.tags : post.categories;
    return (
      (!filter || titles.some((title) => sameTitle(title, filter.title))) &&
      words.every((word) => textOf(post).folded.includes(word))
    );
  });
  const exact = written(search).split(/\s+/);
  const isExact = (post: IndexedPost) => exact.every((word) => textOf(post).written.includes(word));
  return [...found.filter(isExact), ...found.filter((post) => !isExact(post))];
};
