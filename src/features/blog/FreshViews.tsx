import { withPrefix } from 'gatsby';
import { useEffect } from 'react';

import { env } from '../../config/env';
import { useLanguage } from '../../i18n/LocalLink';
import { toLocale } from '../../i18n/locales';
import { freshenViews, viewsCall } from '../../lib/freshViews';
import { viewsScript } from '../../lib/viewsScript';
import type { CardPost } from './cardPost';
import { useViewsWords } from './Views';

/** Milliseconds after which cards that React shows ask for their views: the page's own script has asked for the others when it was idle. */
const soon = 500;

/**
 * Has the cards of the page show the views of this moment: by a script of its own on a page that came as HTML, and on the cards that
 * React adds by the same code.
 *
 * @param shown the posts whose cards have the views of the build; none where they come from the CMS
 */
export const FreshViews = ({ shown }: { readonly shown: readonly CardPost[] | null | undefined }) => {
  const { one, other } = useViewsWords();
  const locale = toLocale(useLanguage());
  useEffect(() => {
    if (shown) setTimeout(() => void freshenViews(), soon);
  }, [shown]);
  return (
    <div
      hidden
      data-late={withPrefix(viewsScript)}
      data-views-call={viewsCall(env.contentApiUrl, locale)}
      data-one={one}
      data-other={other}
    />
  );
};
