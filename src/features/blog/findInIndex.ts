import { loadBlogIndex } from '../../api-client/blogIndex';
import type { Language } from '../../i18n/locales';
import { fromIndexed } from './cardPost';
import type { FoundPosts, Question } from './findPosts';
import { searchPosts } from './searchPosts';

/** @throws when the index cannot be loaded; it is logged already */
export const findInIndex = async ({ language, start, limit, ...asked }: Question): Promise<FoundPosts> => {
  const found = searchPosts(await loadBlogIndex(language), asked);
  return { posts: found.slice(start, start + limit).map(fromIndexed), total: found.length };
};

/** Has the index come before it is asked: a failure is told when it is. */
export const fetchAhead = (language: Language): void => {
  loadBlogIndex(language).catch(() => undefined);
};
