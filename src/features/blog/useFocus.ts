import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The element that had the focus is gone; a focus that a visitor has moved on is theirs. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus to `target` when the query of the page has changed and the link that was followed is gone
 * with the list it stood in. Not at the first view.
 */
export const useFocusOnChange = (target: RefObject<HTMLElement | null>, search: string): void => {
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current !== search && isLost()) target.current?.focus({ preventScroll: true });
    shown.current = search;
  }, [target, search]);
};

/**
 * Gives the focus to the first of the posts that were added, so that reading goes on there: from the button
 * that asked for them, or where that has gone with the last page.
 */
export const useFocusOnAdded = (list: RefObject<HTMLElement | null>, count: number): void => {
  const shown = useRef(count);
  useEffect(() => {
    const onButton = document.activeElement === list.current?.querySelector('button');
    if (count > shown.current && (onButton || isLost())) {
      list.current?.querySelectorAll<HTMLElement>('h2 a')[shown.current]?.focus({ preventScroll: true });
    }
    shown.current = count;
  }, [list, count]);
};

/**
 * Keeps the field of `place` in which somebody types where it stands in the window, as what is above it comes or goes: who types goes on
 * seeing what is typed.
 */
export const useStayingField = (place: RefObject<HTMLElement | null>): void => {
  // Asked before the page is changed: nothing else is early enough.
  const field = place.current && place.current.querySelector('input:focus');
  const before = field && field.getBoundingClientRect().top;
  useLayoutEffect(() => {
    if (before) scrollBy({ top: field.getBoundingClientRect().top - before, behavior: 'instant' });
  });
};
