/** Posts on one page of the blog list (decisions, 'blog slugs'). */
export const postsPerPage = 12;

/** How many of the most used tags the sidebar of a post shows. */
export const mostUsedTags = 12;

/** After how many milliseconds a page counts as loaded though its scripts are not (specification part 1, section 9). */
export const loadedFallback = 1000;
