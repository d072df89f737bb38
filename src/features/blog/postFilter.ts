const kinds = ['category', 'tag'] as const;

/** The category or tag whose posts the blog list shows. */
export interface PostFilter {
  readonly kind: (typeof kinds)[number];
  /** In the language of the page. */
  readonly title: string;
}

/** Where the list stands on its page. */
export const listId = 'posts';

/** Path, without the language, of the posts of a category or tag (docs/specification/cms-pages.md, 'Blog list'). */
export const filterPath = ({ kind, title }: PostFilter): string =>
  `/blog/?${kind}=${encodeURIComponent(title)}`;

/** What the query of an address asks for; nothing for any other query. */
export const filterOf = (search: string): PostFilter | null => {
  const query = new URLSearchParams(search);
  for (const kind of kinds) {
    const title = query.get(kind)?.trim();
    if (title) return { kind, title };
  }
  return null;
};
