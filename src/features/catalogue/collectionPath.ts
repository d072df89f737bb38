/**
 * Path of a template's page, without the language: that of its first layout, or its own when it has none
 * (docs/specification/cms-pages.md, 'Catalogue').
 */
export const collectionPath = (slug: string, layout: string | null | undefined): string =>
  layout ? `/collection/${slug}/${layout}/` : `/collection/${slug}/`;
