/** Templates on one page of the catalogue, and in one call for more. */
export const templatesPerPage = 12;

/** Posts on one page of the blog list. */
export const postsPerPage = 12;

/** Posts that a further page of the blog list has at least: fewer stay with the newest ones. */
export const fewestPostsPerPage = 5;

/** How many of the most used tags the sidebar of a post shows. */
export const mostUsedTags = 12;

/**
 * After how many milliseconds a page counts as loaded though its scripts are not
 * (docs/specification/pages.md, 'Loaded mark').
 */
export const loadedFallback = 1000;

/** How near what is brought late is before it comes, as the margin of an observer. */
export const nearMargin = '400px';

/** Characters of a page's description that whoever shows it shows at least. */
export const descriptionLength = 155;
