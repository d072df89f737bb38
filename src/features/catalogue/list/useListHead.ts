import { useEffect, useRef, type RefObject } from 'react';

import type { CatalogueFilter } from './catalogueFilter';

/** As long after a choice the list is scrolled to its head, in milliseconds (docs/specification/cms-pages.md, 'Catalogue'). */
const delay = 300;

/** Whoever chooses something while the head of the list is out of sight is led back to it. Not as the page comes. */
export const useListHead = (list: RefObject<HTMLElement | null>, chosen: CatalogueFilter): void => {
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return undefined;
    shown.current = chosen;
    const timer = setTimeout(() => {
      const head = list.current;
      if (head && head.getBoundingClientRect().top < 0) head.scrollIntoView({ block: 'start' });
    }, delay);
    return () => clearTimeout(timer);
  }, [list, chosen]);
};
