/** Path of a page of the blog list: `/blog/`, then `/blog/page/2/` and on (decisions, 'blog slugs'). */
export const blogListPath = (page: number): string => (page === 1 ? '/blog/' : `/blog/page/${page}/`);
