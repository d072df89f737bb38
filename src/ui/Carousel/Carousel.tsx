import { useRef, useState, type CSSProperties, type ReactNode } from 'react';

import { Arrow } from '../Arrow/Arrow';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Carousel.module.css';
import { ScrollStrip } from './ScrollStrip';
import type { StripHandle } from './strip';
import { useFit } from './useFit';
import { useSlick } from './useSlick';

interface CarouselProps {
  /** Name of the strip. */
  readonly label: string;
  readonly slides: readonly ReactNode[];
  /** Names of the two buttons. */
  readonly previous: string;
  readonly next: string;
  /** Says which slide of all is seen, in words of the page; figures alone without it. */
  readonly position?: (at: number, all: number) => string;
  /** How many slides a wide screen shows side by side. */
  readonly perView?: 1 | 2 | 3;
  /** The buttons stand at the foot of the last third, beside what the slides say, and not below it. */
  readonly aside?: boolean;
}

const inFigures = (at: number, all: number): string => `${at} / ${all}`;

/**
 * Slides in a row that is moved by touch, keys or two buttons; nothing moves by itself. The HTML has a strip that
 * scrolls. A mouse or a focused button that comes near fetches react-slick, which takes the strip's place.
 */
export const Carousel = (props: CarouselProps) => {
  const { label, slides, previous, next, position = inFigures, perView = 1, aside = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<StripHandle>(null);
  const [at, setAt] = useState(0);
  const fit = useFit(root) ?? perView;
  const { Slick, wish } = useSlick(root);
  const last = Math.max(0, slides.length - fit);
  const move = (index: number) => {
    const to = Math.min(Math.max(index, 0), last);
    setAt(to);
    strip.current?.goTo(to);
  };
  const common = { ref: strip, label, slides, onMove: setAt };

  return (
    <div
      ref={root}
      className={styles.carousel}
      data-per-view={perView}
      data-aside={aside || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && wish()}
    >
      {Slick ? (
        <Slick {...common} position={position} start={at} at={at} fit={fit} />
      ) : (
        <ScrollStrip {...common} />
      )}
      <div className={styles.controls} hidden={last === 0}>
        <span
          className={styles.line}
          // How many are seen side by side, the style sheet knows, also before React is there.
          style={{ '--at': at, '--slides': slides.length } as CSSProperties}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={previous}
          aria-disabled={at === 0}
          onFocus={wish}
          onClick={() => move(at - 1)}
        >
          <Arrow to="left" />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={next}
          aria-disabled={at >= last}
          onFocus={wish}
          onClick={() => move(at + 1)}
        >
          <Arrow />
        </button>
      </div>
      <span role="status">
        <VisuallyHidden>{position(at + 1, slides.length)}</VisuallyHidden>
      </span>
    </div>
  );
};
