import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const ITEMS = 'button, [role="combobox"]';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * The keyboard of a toolbar (WAI-ARIA): it is one stop of Tab, and the arrows, Home and End go from control to control.
 *
 * @returns what the element of the toolbar has to hear.
 */
export const useRovingFocus = (toolbar: RefObject<HTMLElement>) => {
  const current = useRef<Element | null>(null);
  const items = () => [...(toolbar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  const setStops = () => {
    const all = items();
    const stop = all.find((item) => item === current.current) ?? all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  };
  // What the toolbar shows changes with the text.
  useLayoutEffect(setStops);

  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      const item = items().find((one) => one === target);
      if (!item) return;
      current.current = item;
      setStops();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = items();
      const index = all.findIndex((item) => item === event.target);
      const next = STEPS[event.key]?.(index, all.length);
      if (index === -1 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
};
