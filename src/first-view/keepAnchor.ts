import { languages } from '../i18n/locales';
import { onLanguageLink } from '../lib/languageLinks';

/** A path without the prefix of its language. */
const bare = (path: string): string => path.replace(new RegExp(`^/(?:${languages.join('|')})(?=/)`), '');

/**
 * Has the link to the other language lead to the part that the address names, where it leads to the same page: posts have slugs of
 * their own in each language, and so have their parts.
 */
export const keepAnchor = (): void => {
  onLanguageLink((link) => {
    if (bare(link.pathname) === bare(location.pathname)) link.hash = location.hash;
  });
};
