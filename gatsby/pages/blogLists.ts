import { postsPerPage } from '../../src/config/limits';
import { blogListPath } from '../../src/lib/blogListPath';

/** One page of the blog list. Paths are without the language. */
export interface BlogList {
  readonly path: string;
  /** Its number; `/blog/` itself has none. */
  readonly page?: number;
  /** Of its posts, the newest first. */
  readonly ids: readonly string[];
  readonly newer?: string;
  readonly older?: string;
}

/**
 * The pages of the list of one language. `/blog/` shows the newest posts; whatever is older stands at a number that
 * counts from the oldest, so it stays there: a new post changes `/blog/`, and the page with the highest number,
 * which takes in the post that leaves `/blog/`. No page says how many there are.
 *
 * @param ids all posts, the newest first
 */
export const blogLists = (ids: readonly string[]): readonly BlogList[] => {
  const earlier = ids.slice(postsPerPage).reverse();
  const count = Math.ceil(earlier.length / postsPerPage);
  const numbered = Array.from({ length: count }, (_, index): BlogList => {
    const page = index + 1;
    return {
      path: blogListPath(page),
      page,
      ids: earlier.slice(index * postsPerPage, page * postsPerPage).reverse(),
      newer: blogListPath(page < count ? page + 1 : undefined),
      ...(page > 1 && { older: blogListPath(page - 1) }),
    };
  });
  const first = {
    path: blogListPath(),
    ids: ids.slice(0, postsPerPage),
    ...(count > 0 && { older: blogListPath(count) }),
  };
  return [first, ...numbered.reverse()];
};
