/**
 * The custom property with which a post's own page hides it in the list of recent posts. The list is one for all pages, and a
 * style needs no script.
 */
export const hiddenBy = (slug: string): `--${string}` => `--is-${slug}`;
