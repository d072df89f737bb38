import { useEffect, useState } from 'react';

/** Where the list of the catalogue keeps the query with which it was last seen. */
const key = 'saola-catalogue-query';

const known = ['categories', 'tags', 'sort', 'search', 'refetch'];

/** What was kept, where it is a query of the catalogue; else nothing. */
export const catalogueQuery = (kept: string | null): string => {
  if (!kept || kept.length > 1_000 || !/^\?[^#\s"'<>\\]+$/.test(kept)) return '';
  return [...new URLSearchParams(kept).keys()].every((name) => known.includes(name)) ? kept : '';
};

/**
 * The query with which the visitor last saw the catalogue in this tab, with its `?`: empty where there was none, and in the
 * first HTML, which is the same for everybody.
 */
export const useEarlierQuery = (): string => {
  const [query, setQuery] = useState('');
  useEffect(() => {
    try {
      setQuery(catalogueQuery(sessionStorage.getItem(key)));
    } catch {
      // Without storage the whole catalogue is the way back.
    }
  }, []);
  return query;
};
