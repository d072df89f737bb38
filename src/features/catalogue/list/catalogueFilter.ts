/** What the list of the catalogue is narrowed to, and how that stands in its address (docs/specification/cms-pages.md, 'Catalogue'). */

export const sorts = ['createdAt:desc', 'createdAt:asc', 'title:asc', 'title:desc'] as const;

export type Sort = (typeof sorts)[number];

export interface CatalogueFilter {
  /** As it was typed. */
  readonly search: string;
  /** Slugs; of several, one is enough. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly sort: Sort;
}

export type GroupKind = 'categories' | 'tags';

export const noFilter: CatalogueFilter = { search: '', categories: [], tags: [], sort: 'createdAt:desc' };

/** A call names at most so many groups, and no longer text (docs/architecture.md, 'What a visitor may ask'). */
const most = { groups: 50, search: 200 };

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Also what a native form sends: a pair for each box that is ticked. */
const slugsOf = (query: URLSearchParams, kind: GroupKind): string[] => {
  const named = query.getAll(kind).flatMap((list) => list.split(','));
  return [...new Set(named.map((one) => one.trim()).filter((one) => slug.test(one)))].slice(0, most.groups);
};

/** What the query of an address asks for; whatever it has that is no filter is left alone. */
export const filterOf = (search: string): CatalogueFilter => {
  const query = new URLSearchParams(search);
  return {
    search: (query.get('search') ?? '').slice(0, most.search),
    categories: slugsOf(query, 'categories'),
    tags: slugsOf(query, 'tags'),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? noFilter.sort,
  };
};

/** The query that says a filter, `?categories=a,b&sort=title%3Aasc`; empty for none. */
export const queryOf = ({ search, categories, tags, sort }: CatalogueFilter): string => {
  const query = new URLSearchParams([
    ...(categories.length > 0 ? [['categories', categories.join(',')]] : []),
    ...(tags.length > 0 ? [['tags', tags.join(',')]] : []),
    ...(search.trim() ? [['search', search.trim()]] : []),
    ...(sort === noFilter.sort ? [] : [['sort', sort]]),
  ]).toString();
  // A comma divides; it stands for itself in a query, and is read more easily.
  return query && `?${query.replaceAll('%2C', ',')}`;
};

/** Whether the list differs from that of the page's HTML. */
export const isFiltered = (filter: CatalogueFilter): boolean => queryOf(filter) !== '';

/** With a category or tag, or without it. */
export const withGroup = (
  filter: CatalogueFilter,
  kind: GroupKind,
  one: string,
  isWanted: boolean,
): CatalogueFilter => {
  if (filter[kind].includes(one) === isWanted) return filter;
  const others = filter[kind].filter((other) => other !== one);
  return { ...filter, [kind]: isWanted ? [...others, one].slice(-most.groups) : others };
};
