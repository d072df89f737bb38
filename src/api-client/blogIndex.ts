import type { Language } from '../i18n/locales';
import { blogIndexPath, fromBlogIndex, type BlogIndex, type IndexedPost } from '../lib/blogIndex';
import { list, number, object, text, type Reader } from './read';
import { once, readFile } from './readFile';

const index: Reader<BlogIndex> = object({
  authors: list(text),
  avatars: list(text),
  categories: list(text),
  tags: list(text),
  slugs: text,
  titles: text,
  excerpts: text,
  dates: text,
  views: list(number),
  by: list(number),
  inCategories: list(list(number)),
  inTags: list(list(number)),
  pictures: text,
});

/**
 * All posts of a language as the release has them, the newest first; fetched once, and again after a failure.
 *
 * @throws what `getJson` throws; it is logged already
 */
export const loadBlogIndex: (language: Language) => Promise<readonly IndexedPost[]> = once(
  async (language: Language) => fromBlogIndex(await readFile(blogIndexPath(language), index)),
);
