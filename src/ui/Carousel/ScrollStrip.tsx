import { forwardRef, useImperativeHandle, useRef } from 'react';

import * as styles from './ScrollStrip.module.css';
import type { StripHandle, StripProps } from './strip';

/** Distance from one slide to the next, in px; 0 while nothing is laid out. */
const stepOf = (list: Element | null): number => {
  const [first, second] = list?.children ?? [];
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? second.offsetLeft - first.offsetLeft
    : 0;
};

/** A row that scrolls by itself: by touch, wheel and arrow keys, and without any script. */
export const ScrollStrip = forwardRef<StripHandle, Pick<StripProps, 'label' | 'slides' | 'onMove'>>(
  function ScrollStrip({ label, slides, onMove }, ref) {
    const strip = useRef<HTMLDivElement>(null);
    const list = useRef<HTMLUListElement>(null);
    // On its way to a slide the strip passes others, which nobody asked for: they are not reported.
    const target = useRef<number>();
    useImperativeHandle(ref, () => ({
      goTo: (index) => {
        target.current = index;
        strip.current?.scrollTo({ left: index * stepOf(list.current) });
      },
    }));
    const report = () => {
      const step = stepOf(list.current);
      if (!strip.current || step === 0) return;
      const index = Math.round(strip.current.scrollLeft / step);
      if (target.current !== undefined && target.current !== index) return;
      target.current = undefined;
      onMove(index);
    };
    const takeOver = () => {
      target.current = undefined;
    };
    return (
      <div
        ref={strip}
        role="region"
        aria-label={label}
        tabIndex={0}
        className={styles.strip}
        onScroll={report}
        onPointerDown={takeOver}
        onWheel={takeOver}
      >
        <ul ref={list} role="list" className={styles.list}>
          {slides.map((slide, index) => (
            <li key={index} className={styles.slide}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
    );
  },
);
