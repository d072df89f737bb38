import { queryOf, type CatalogueFilter } from './catalogueFilter';
import type { ShownList } from './catalogueList';

/** How many cards a list had when it was left, and how far down it stood (pixels). */
export interface Place {
  readonly count: number;
  readonly y: number;
}

const placeKey = 'saola-catalogue-place';

/** The query of the last list, for the way back from a template (docs/specification/cms-pages.md, 'Template page'). */
const queryKey = 'saola-catalogue-query';

/** More than anybody scrolls through is no place of ours. */
const mostCards = 2_000;

const keep = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Without storage nothing is remembered over a document.
  }
};

export const keepQuery = (filter: CatalogueFilter): void => keep(queryKey, queryOf(filter));

export const keepPlace = ({ filter, cards }: ShownList): void =>
  keep(placeKey, JSON.stringify({ query: queryOf(filter), count: cards.length, y: Math.round(scrollY) }));

const isPlace = (value: unknown, query: string): value is Place => {
  const { query: of, count, y } = (value ?? {}) as { query?: unknown; count?: unknown; y?: unknown };
  const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= mostCards;
  return of === query && isCount && typeof y === 'number' && Number.isFinite(y);
};

/** Whether this document was come back to, or loaded again. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
};

/** Where the list of this filter was left, when this document was come back to; null for a new visit. */
export const keptPlace = (filter: CatalogueFilter, search: string): Place | null => {
  if (!isReturn() || new URLSearchParams(search).has('refetch')) return null;
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(placeKey) ?? 'null');
    return isPlace(place, queryOf(filter)) ? place : null;
  } catch {
    return null;
  }
};

/** The list as it was left for another page of the same document. */
let left: ShownList | null = null;

export const leave = (list: ShownList): void => {
  left = list;
};

/** That list, when the address asks for the same again. */
export const leftList = (filter: CatalogueFilter, search: string): ShownList | null =>
  left && !new URLSearchParams(search).has('refetch') && queryOf(left.filter) === queryOf(filter)
    ? left
    : null;
