import type { Language } from '../../i18n/locales';

/** What finds posts comes when it is first needed: most readers of the list look for nothing. */
export const loadSearch = () => import('./findPosts');

/** Has it come before it is needed, with the index where words will be searched: a failure is told when it is asked. */
export const loadSearchAhead = (indexOf?: Language): void => {
  loadSearch().then(
    ({ fetchIndexAhead }) => indexOf && fetchIndexAhead(indexOf),
    () => undefined,
  );
};
