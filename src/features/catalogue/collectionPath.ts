/**
 * Path of a template's page, without the language: that of its first layout, or its own when it has none
 * (specification part 2, section 2.7).
 */
export const collectionPath = (slug: string, layout: string | undefined): string =>
  layout ? `/collection/${slug}/${layout}/` : `/collection/${slug}/`;
