import { useEffect, useRef } from 'react';

import { LocalLink } from '../../../i18n/LocalLink';
import * as styles from './MoreTemplates.module.css';
import { loadingMore, words } from './words';

interface MoreTemplatesProps {
  /** Path of the page with the next templates, for who has no script; nothing where that is another list. */
  readonly path: string | undefined;
  readonly more: () => void;
  readonly loading: boolean;
  /** How many come next. */
  readonly coming: number;
}

/** In heights of the window: as near the end of the list is when more comes by itself. */
const distance = 1.5;

/** In milliseconds: as often as that is looked for while somebody scrolls. */
const throttle = 200;

/** Asks for more as the end of the list comes near; and a link for it, where nothing comes by itself. */
export const MoreTemplates = ({ path, more, loading, coming }: MoreTemplatesProps) => {
  const end = useRef<HTMLParagraphElement>(null);
  const looked = useRef(false);
  useEffect(() => {
    if (loading) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting = undefined;
      const top = end.current?.getBoundingClientRect().top ?? Infinity;
      if (top < innerHeight * (1 + distance)) more();
    };
    const onScroll = () => (waiting ??= setTimeout(look, throttle));
    addEventListener('scroll', onScroll, { passive: true });
    // A tall window may show the end at once. After that only scrolling asks: a call that failed is not made again by itself.
    if (!looked.current) onScroll();
    looked.current = true;
    return () => {
      clearTimeout(waiting);
      removeEventListener('scroll', onScroll);
    };
  }, [more, loading]);
  return (
    <p ref={end} className={styles.more} role={loading ? 'status' : undefined}>
      {loading ? (
        <span className={styles.loading}>{loadingMore(coming)}</span>
      ) : path ? (
        <LocalLink
          to={path}
          className={styles.link}
          onClick={(event) => {
            event.preventDefault();
            more();
          }}
        >
          {words.more}
        </LocalLink>
      ) : (
        <button type="button" className={styles.link} onClick={more}>
          {words.more}
        </button>
      )}
    </p>
  );
};
