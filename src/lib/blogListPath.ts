/**
 * Path of a page of the blog list: `/blog/` has the newest posts, `/blog/page/1/` the oldest
 * (docs/specification/cms-pages.md, 'Blog list').
 */
export const blogListPath = (page?: number): string =>
  page === undefined ? '/blog/' : `/blog/page/${page}/`;
