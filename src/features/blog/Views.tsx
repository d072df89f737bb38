import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import { toLocale } from '../../i18n/locales';
import { viewsWords } from '../../lib/freshViews';

/** '# view' and '# views' in the language of the page, with '#' for the number. */
export const useViewsWords = () => {
  const { t } = useTranslation('blog');
  const words = (count: number) => t('views', { count }).replace(`${count}`, '#');
  return { one: words(1), other: words(2) };
};

interface ViewsProps {
  readonly slug: string;
  /** As of the build. */
  readonly count: number;
}

/** How often a post was read. A newer number may have come before React (src/lib/freshViews.ts): it leaves alone what is there. */
export const Views = ({ slug, count }: ViewsProps) => {
  const words = viewsWords(count, useViewsWords(), toLocale(useLanguage()));
  return <span data-views-of={slug} dangerouslySetInnerHTML={{ __html: words }} />;
};
