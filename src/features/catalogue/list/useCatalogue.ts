import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { loadCatalogueIndex } from '../../../api-client/catalogueIndex';
import { setAddress } from '../../../lib/history';
import { useMoves } from '../../../lib/useMoves';
import type { CatalogueCard } from './catalogueCard';
import { filterOf, isFiltered, noFilter, queryOf, type CatalogueFilter } from './catalogueFilter';
import { CatalogueList, type CatalogueState } from './catalogueList';
import { keepPlace, keepQuery, keptPlace, leave, leftList, type Place } from './kept';

export interface Prebuilt {
  readonly cards: readonly CatalogueCard[];
  readonly total: number;
}

/**
 * The address says what is chosen; who leads back to this page knows it too. From all templates to some is a step that Back undoes, and so
 * is the other way; one filter more is none.
 */
const tellAddress = (filter: CatalogueFilter): void => {
  keepQuery(filter);
  const isStep = isFiltered(filter) !== isFiltered(filterOf(location.search));
  setAddress(isStep ? 'step' : 'replace', location.pathname + queryOf(filter) + location.hash);
};

const listOf = (prebuilt: Prebuilt): CatalogueList => {
  const built = { ...prebuilt, filter: noFilter, next: prebuilt.cards.length, from: 'build' } as const;
  return new CatalogueList(built, tellAddress);
};

/** Who saves data waits for the index when it is needed. */
const fetchAhead = (): void => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (!connection?.saveData) loadCatalogueIndex().catch(() => undefined);
};

/** Scrolls to where the list was left as soon as it is as long as then, unless its visitor has gone on meanwhile. */
const useReturn = (cards: number, total: number) => {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const forget = () => (place.current = null);
    const signs = ['wheel', 'touchmove', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, forget, { passive: true });
    return () => signs.forEach((sign) => removeEventListener(sign, forget));
  }, []);
  useLayoutEffect(() => {
    if (!place.current || cards < Math.min(place.current.count, total)) return;
    scrollTo({ top: place.current.y, behavior: 'instant' });
    place.current = null;
  }, [cards, total]);
  return place;
};

/** What the history, or a link to this page, leads to is chosen there. Gatsby's router would scroll on the way back. */
const useHistory = (catalogue: CatalogueList, visit: string | undefined) => {
  const visited = useRef(visit);
  const follow = useCallback(() => {
    const filter = filterOf(location.search);
    if (queryOf(filter) !== queryOf(catalogue.now().chosen)) catalogue.go(filter);
  }, [catalogue]);
  useEffect(() => {
    if (visited.current !== visit) follow();
    visited.current = visit;
  }, [follow, visit]);
  useMoves(
    useCallback(
      (pathname, here) => {
        if (pathname !== here) return false;
        follow();
        return true;
      },
      [follow],
    ),
  );
};

interface Catalogue extends CatalogueState {
  readonly choose: CatalogueList['choose'];
  readonly retry: CatalogueList['retry'];
  readonly more: (() => void) | undefined;
}

/**
 * The list of the catalogue, from what its page's HTML shows to whatever its visitor asks for.
 *
 * @param visit another one for every entry of the history that the router leads to
 */
export const useCatalogue = (prebuilt: Prebuilt, visit?: string): Catalogue => {
  const [catalogue] = useState(() => listOf(prebuilt));
  const state = useSyncExternalStore(catalogue.subscribe, catalogue.now, catalogue.atFirst);
  const place = useReturn(state.list.cards.length, state.list.total);
  // Before the fields that were ticked without React are told (src/first-view/hydration.tsx).
  useLayoutEffect(() => {
    const { search } = location;
    const filter = filterOf(search);
    keepQuery(filter);
    const left = leftList(filter, search);
    place.current = left ? null : keptPlace(filter, search);
    if (left) catalogue.comeBack(left);
    else catalogue.arrive(filter, place.current?.count ?? 0);
    return () => {
      leave(catalogue.now().list);
      catalogue.end();
    };
  }, [catalogue, place]);
  useLayoutEffect(() => {
    // From here on the list itself says what is asked for.
    if (queryOf(state.chosen) === queryOf(filterOf(location.search)))
      delete document.documentElement.dataset.asks;
  }, [state.chosen]);
  useHistory(catalogue, visit);
  useEffect(() => {
    fetchAhead();
    const keep = () => keepPlace(catalogue.now().list);
    addEventListener('pagehide', keep);
    return () => {
      keep();
      removeEventListener('pagehide', keep);
    };
  }, [catalogue]);
  return { ...state, choose: catalogue.choose, retry: catalogue.retry, more: catalogue.more() };
};
