import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** As long after a choice the list is scrolled to its head, in milliseconds (docs/specification/cms-pages.md, 'Catalogue'). */
const delay = 300;

/**
 * Leads back to the head of the list, where that is out of sight: to be called when somebody has chosen something. Who comes back to a
 * list, or goes on scrolling, is left where they are.
 */
export const useListHead = (list: RefObject<HTMLElement | null>): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const head = list.current;
      if (head && head.getBoundingClientRect().top < 0) head.scrollIntoView({ block: 'start' });
    }, delay);
  }, [list]);
};
