import { loadBlogIndex } from '../../api-client/blogIndex';
import { fromIndexed } from './answeredPost';
import type { FoundPosts, Question } from './findPosts';
import { searchPosts } from './searchPosts';

/** @throws when the index cannot be loaded; it is logged already */
export const findInIndex = async ({ language, start, limit, ...asked }: Question): Promise<FoundPosts> => {
  const found = searchPosts(await loadBlogIndex(language), asked);
  return { posts: found.slice(start, start + limit).map(fromIndexed), total: found.length };
};
