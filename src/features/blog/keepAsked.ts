import { askedElsewhere } from './askedElsewhere';

/** The link to this page in the other language (src/features/shell/LanguageSwitch.tsx). */
const otherLanguage = 'a[data-language]:not([aria-current])';

type Data = Partial<Pick<Queries.BlogListQuery, 'categories' | 'tags'>>;

const keepQuery = ({ target }: Event): void => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(otherLanguage);
  // The page that is shown may be another one by now.
  const { categories, tags } = (window.___loader?.loadPageSync(location.pathname)?.json?.data ?? {}) as Data;
  if (link && categories && tags)
    link.search = askedElsewhere({ categories: categories.nodes, tags: tags.nodes })(location.search);
};

/**
 * The list in the other language is asked for the same: the link to it takes that along, however it is followed. To be called when
 * something is asked. It comes with what finds posts and reads the data that the page has anyway, so that who only reads is
 * brought nothing for it.
 */
export const keepAsked = (): void => {
  for (const way of ['pointerdown', 'focusin', 'click']) addEventListener(way, keepQuery, true);
};
