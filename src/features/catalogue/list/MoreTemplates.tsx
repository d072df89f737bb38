import { useEffect, useRef, type RefObject } from 'react';

import { LocalLink } from '../../../i18n/LocalLink';
import { buttonClass } from '../../../ui/Button/buttonLook';
import { Spinner } from '../../../ui/Button/Spinner';
import * as styles from './MoreTemplates.module.css';
import { loadingMore, words } from './words';

interface MoreTemplatesProps {
  /** Path of the page with the next templates, for who has no script; nothing where that is another list. */
  readonly path: string | undefined;
  readonly more: () => void;
  readonly loading: boolean;
  /** How many are there. */
  readonly shown: number;
  /** How many come next. */
  readonly coming: number;
}

const look = buttonClass({ variant: 'outline' });

/** In heights of the window: as near the end of the list is when more comes by itself. */
const distance = 1.5;

/** In milliseconds: as often as that is looked for while somebody scrolls. */
const throttle = 200;

/** Asks for more as the end of the list comes near. */
const useEnd = (
  end: RefObject<HTMLElement | null>,
  { more, loading, shown }: Pick<MoreTemplatesProps, 'more' | 'loading' | 'shown'>,
) => {
  const ask = useRef(more);
  const lookedAt = useRef(0);
  useEffect(() => {
    ask.current = more;
  }, [more]);
  useEffect(() => {
    if (loading) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting = undefined;
      lookedAt.current = shown;
      const top = end.current?.getBoundingClientRect().top ?? Infinity;
      if (top < innerHeight * (1 + distance)) ask.current();
    };
    const onScroll = () => (waiting ??= setTimeout(look, throttle));
    addEventListener('scroll', onScroll, { passive: true });
    // The end of a list that has just come may be in sight. A call that failed is not made again by itself.
    if (lookedAt.current !== shown) onScroll();
    return () => {
      clearTimeout(waiting);
      removeEventListener('scroll', onScroll);
    };
  }, [end, loading, shown]);
};

/** Brings more as the end of the list comes near; and a link for it, where nothing comes by itself. */
export const MoreTemplates = ({ path, more, loading, shown, coming }: MoreTemplatesProps) => {
  const end = useRef<HTMLParagraphElement>(null);
  useEnd(end, { more, loading, shown });
  return (
    <p ref={end} className={styles.more} role={loading ? 'status' : undefined}>
      {loading ? (
        <span className={styles.loading}>
          <Spinner />
          {loadingMore(coming)}
        </span>
      ) : path ? (
        <LocalLink
          to={path}
          className={look}
          onClick={(event) => {
            event.preventDefault();
            more();
          }}
        >
          {words.more}
        </LocalLink>
      ) : (
        <button type="button" className={look} onClick={more}>
          {words.more}
        </button>
      )}
    </p>
  );
};
