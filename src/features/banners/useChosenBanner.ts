import { useCallback, useEffect, useReducer, useRef } from 'react';

import { withLanguage } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';
import { bannerPath, bannersPath, defaultBanner } from './bannerPaths';
import { chosenBy, firstChoice, isShown, type Slugs } from './chosen';
import { inTransition } from '../../lib/inTransition';
import { canGoBack, goBack, goForward, setAddress } from '../../lib/history';
import { useMoves } from '../../lib/useMoves';

/** Milliseconds in which several wishes to close are one (docs/specification/pages.md, 'Media banners'). */
export const closingsAreOne = 250;

/**
 * Which banners the page shows: those that its address names. Choosing one changes the address in place, and the browser's
 * Back and Forward choose as well.
 *
 * @param pageSlug the banner whose page this is, null for the page of the service
 * @param visit changes when Gatsby comes to the page once more
 */
export const useChosenBanner = (slugs: Slugs, pageSlug: string | null, visit: string) => {
  const language = useLanguage();
  const addressOf = (slug: string) => withLanguage(language, bannerPath(slug));
  const [chosen, show] = useReducer(chosenBy(slugs), firstChoice(slugs, pageSlug));
  const shown = useRef(chosen);
  shown.current = chosen;
  const lastClosing = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!pageSlug) setAddress('replace', withLanguage(language, bannerPath(defaultBanner)));
  }, [pageSlug, language, visit]);

  useMoves(
    useCallback(
      (pathname) => {
        const base = withLanguage(language, bannersPath);
        if (!pathname.startsWith(base)) return false;
        const slug = pathname.slice(base.length).replace(/\/$/, '') || defaultBanner;
        const closed = performance.now() - lastClosing.current < closingsAreOne;
        // A second Back in so short a time is the first one.
        if (closed && !isShown(shown.current, slug)) goForward();
        else {
          if (shown.current.opened) lastClosing.current = performance.now();
          show({ slug });
        }
        return true;
      },
      [language],
    ),
  );

  return {
    ...chosen,
    /** Chooses a banner; `replace` takes the place of the address before, as for keys that pass over several. */
    choose: (slug: string, how: 'push' | 'replace' = 'push') => {
      setAddress(window.location.pathname === addressOf(slug) ? 'replace' : how, addressOf(slug));
      const change = () => {
        // A transition begins a moment later: who has gone back meanwhile stays there.
        if (window.location.pathname === addressOf(slug)) show({ slug, anew: true });
      };
      if (how === 'push') inTransition(change);
      else change();
    },
    /** Closes what is open, and goes back to where the visitor came from, or to the page of the service. */
    close: () => {
      const now = performance.now();
      if (!shown.current.opened || now - lastClosing.current < closingsAreOne) return;
      lastClosing.current = now;
      show({ slug: null });
      if (canGoBack()) goBack();
      else setAddress('replace', addressOf(shown.current.rich));
    },
  };
};
