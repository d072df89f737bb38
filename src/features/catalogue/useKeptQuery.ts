import { useEffect } from 'react';

/** The link to the other language (src/features/shell/LanguageSwitch.tsx). */
const otherLanguage = 'a[data-language]';

const keepQuery = ({ target }: Event): void => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(otherLanguage);
  if (link) link.search = location.search;
};

/** The page in the other language is asked for the same: its link takes the query along, however it is followed. */
export const useKeptQuery = (): void => {
  useEffect(() => {
    const ways = ['pointerdown', 'focusin', 'click'] as const;
    for (const way of ways) addEventListener(way, keepQuery, true);
    return () => ways.forEach((way) => removeEventListener(way, keepQuery, true));
  }, []);
};
