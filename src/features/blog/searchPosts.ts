import type { IndexedPost } from '../../lib/blogIndex';
import { foldText } from '../../lib/foldText';
import type { Asked } from './postFilter';

/** The words of a text one space apart, each with a space before it: so a word is found by its beginning and not in the middle of another. */
const words = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;

/** With their accents. */
const written = (text: string): string => words(text.normalize('NFC').toLowerCase());

const folded = (text: string): string => words(foldText(text));

/** What is searched of a post: ways to read it, the one that counts most first. */
type Searched = readonly [titleWritten: string, written: string, titleFolded: string, folded: string];

/** Each is made once. */
const texts = new WeakMap<IndexedPost, Searched>();

const textsOf = (post: IndexedPost): Searched => {
  const known = texts.get(post);
  if (known) return known;
  const { title } = post;
  const all = `${title} ${post.excerpt ?? ''}`;
  const searched: Searched = [written(title), written(all), folded(title), folded(all)];
  texts.set(post, searched);
  return searched;
};

/** With the space before each. */
const apart = (text: string): readonly string[] => text.match(/ \S+/g) ?? [];

const sameTitle = (a: string, b: string): boolean => a.replace(/\s+/g, ' ') === b.replace(/\s+/g, ' ');

/**
 * The posts of a category or tag that have every word in title or excerpt, in any order, without regard to case and accents; a word may
 * be begun only ('met' finds 'Metro'), and is not looked for inside others: in Vietnamese 'ảnh' is another word than 'cảnh'. First come
 * those that have the words with their accents in the title, then in title or excerpt, then those in whose title they are without.
 * Signs that are no words find nothing.
 *
 * @param posts all, the newest first
 */
export const searchPosts = (
  posts: readonly IndexedPost[],
  { filter, search }: Asked,
): readonly IndexedPost[] => {
  const asWritten = apart(written(search));
  const asFolded = apart(folded(search));
  if (search && !asFolded[0]) return [];
  /** The place of the first of its texts that has all words; -1 for none. */
  const rank = (post: IndexedPost): number =>
    textsOf(post).findIndex((text, at) =>
      (at < 2 ? asWritten : asFolded).every((word) => text.includes(word)),
    );
  const isIn = ({ tags, categories }: IndexedPost): boolean =>
    !filter || (filter.kind === 'tag' ? tags : categories).some((title) => sameTitle(title, filter.title));
  return posts
    .filter(isIn)
    .map((post) => ({ post, rank: rank(post) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ post }) => post);
};
