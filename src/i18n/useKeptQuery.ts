import { useEffect } from 'react';

/** The links to this page in each language (src/features/shell/LanguageSwitch.tsx). */
const languageLink = 'a[data-language]';

const asItIs = (query: string): string => query;

/**
 * The page in the other language is asked for the same: its link takes the query along, however it is followed.
 *
 * @param inOther the query in the words of that language
 */
export const useKeptQuery = (inOther = asItIs): void => {
  useEffect(() => {
    const keepQuery = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(languageLink);
      if (!link) return;
      const isOther = link.hreflang !== document.documentElement.lang;
      link.search = isOther ? inOther(location.search) : location.search;
    };
    const ways = ['pointerdown', 'focusin', 'click'] as const;
    for (const way of ways) addEventListener(way, keepQuery, true);
    return () => ways.forEach((way) => removeEventListener(way, keepQuery, true));
  }, [inOther]);
};
