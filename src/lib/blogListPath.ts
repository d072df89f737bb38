/**
 * Path of a page of the blog list: `/blog/`, then `/blog/page/2/` and on
 * (docs/specification/cms-pages.md, 'Blog list').
 */
export const blogListPath = (page: number): string => (page === 1 ? '/blog/' : `/blog/page/${page}/`);
