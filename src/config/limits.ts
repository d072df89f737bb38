/** Posts on one page of the blog list (decisions, 'blog slugs'). */
export const postsPerPage = 12;

/** How many of the most used tags the sidebar of a post shows. */
export const mostUsedTags = 12;
