import { useMemo, useSyncExternalStore } from 'react';

import { filterOf, type PostFilter } from './postFilter';

const never = () => () => undefined;

/**
 * The filter of the address; the same object as long as the query is the same. The HTML of a page was built
 * without a query, so the first render has none either: anything else would not match it.
 */
export const usePostFilter = (search: string): PostFilter | null => {
  const known = useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
  return useMemo(() => filterOf(known), [known]);
};
