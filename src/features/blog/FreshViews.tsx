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

interface FreshViewsProps {
  /** The posts whose cards have the views of the build, or the slug of the page's own; none where they come from the CMS. */
  readonly shown: readonly CardPost[] | string | null | undefined;
}

/**
 * Has the page show the views of this moment: by a script of its own where it came as HTML, and on what React adds by the same code.
 */
export const FreshViews = ({ shown }: FreshViewsProps) => {
  const { one, other } = useViewsWords();
  const locale = toLocale(useLanguage());
  useEffect(() => {
    if (shown) setTimeout(freshenViews, soon);
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
