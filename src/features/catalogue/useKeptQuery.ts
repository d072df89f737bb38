import { useEffect } from 'react';

import { onLanguageLink } from '../../lib/languageLinks';

const keepQuery = (link: HTMLAnchorElement): void => {
  link.search = location.search;
};

/** The page in the other language is asked for the same: its link takes the query along, however it is followed. */
export const useKeptQuery = (): void => {
  useEffect(() => onLanguageLink(keepQuery), []);
};
