import { onLanguageLink } from '../../lib/languageLinks';
import { askedElsewhere, type TranslatedGroups } from './askedElsewhere';

type Data = Partial<Pick<Queries.BlogListQuery, 'categories' | 'tags'>>;

/** Those of the list, in its language: it changes with the document only. */
let known: Data | undefined;

/** The data of a page, by the address that it was loaded at. */
const dataAt = (address: string): Data | undefined =>
  window.___loader?.loadPageSync(address)?.json?.data as Data | undefined;

const groups = (): TranslatedGroups | undefined => {
  const { categories, tags } = known ?? {};
  return categories && tags && { categories: categories.nodes, tags: tags.nodes };
};

const keepQuery = (link: HTMLAnchorElement): void => {
  // The page that is shown may be another one by now.
  if (!link.hasAttribute('aria-current') && groups() && location.pathname.endsWith('/blog/'))
    link.search = askedElsewhere(groups())(location.search);
};

/** More than one list of a document may be asked. */
let endBefore: () => void = () => undefined;

/**
 * The list in the other language is asked for the same: the link to it takes that along, however it is followed. To be called when
 * something is asked. It comes with what finds posts and reads the data that the page has anyway, so that who only reads is
 * brought nothing for it.
 *
 * @returns the categories and tags that can be asked for, as far as they are known
 */
export const keepAsked = (): TranslatedGroups | undefined => {
  // Words that are typed change the address, and not what was loaded.
  known = dataAt(location.pathname + location.search) ?? dataAt(location.pathname) ?? known;
  endBefore();
  endBefore = onLanguageLink(keepQuery);
  return groups();
};
