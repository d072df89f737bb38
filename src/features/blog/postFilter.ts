const kinds = ['category', 'tag'] as const;

/** The category or tag whose posts the blog list shows. */
export interface PostFilter {
  readonly kind: (typeof kinds)[number];
  /** In the language of the page. */
  readonly title: string;
}

/** Where the list stands on its page. */
export const listId = 'posts';

/** What a visitor asks of the list: the posts of a category or tag, with some words, or both. */
export interface Asked {
  readonly filter: PostFilter | null;
  /** Trimmed; empty for any. */
  readonly search: string;
}

const pairOf = (name: string, value: string): string => `${name}=${encodeURIComponent(value)}`;

/**
 * Path, without the language, of the list as it is asked for (docs/specification/cms-pages.md, 'Blog list'). Gatsby compares a link with
 * the path of the page only: one to the bare path would take the filtered list's place in the history instead of following it, so
 * the list of all posts is named by its place on the page.
 */
export const listPath = ({ filter, search }: Asked): string => {
  const query = [filter && pairOf(filter.kind, filter.title), search && pairOf('search', search)]
    .filter(Boolean)
    .join('&');
  return query ? `/blog/?${query}` : `/blog/#${listId}`;
};

/** Path, without the language, of the list of all posts. */
export const allPath = listPath({ filter: null, search: '' });

/** Path, without the language, of the posts of a category or tag. */
export const filterPath = (filter: PostFilter): string => listPath({ filter, search: '' });

const valueOf = (query: string, name: string): string => (new URLSearchParams(query).get(name) ?? '').trim();

/** What the query of an address asks for; nothing for any other query. */
export const filterOf = (search: string): PostFilter | null => {
  for (const kind of kinds) {
    const title = valueOf(search, kind);
    if (title) return { kind, title };
  }
  return null;
};

/** The words that the query of an address asks for; empty for none. */
export const searchOf = (search: string): string => valueOf(search, 'search');
