/**
 * Path of a page of the catalogue, without the language: `/collection/` has the newest templates, `/collection-page/1/` the
 * oldest. Not below `/collection/`, where the templates are (docs/specification/cms-pages.md, 'Catalogue').
 */
export const catalogueListPath = (page?: number): string =>
  page === undefined ? '/collection/' : `/collection-page/${page}/`;

const places = { categories: 'collection-category', tags: 'collection-tag' } as const;

/** Path of the page of a category or tag of the catalogue, without the language. */
export const catalogueGroupPath = (kind: keyof typeof places, slug: string): string =>
  `/${places[kind]}/${slug}/`;
