import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../../i18n/LocalLink';
import { blogFeedPath } from '../../../lib/blogFeed';
import { AnyLink } from '../../../ui/AnyLink/AnyLink';

/** At the foot of the list: the posts for programs that read feeds. */
export const FeedLink = () => {
  const { t } = useTranslation('blog');
  return (
    <p>
      <AnyLink href={blogFeedPath(useLanguage())}>{t('feedLink')}</AnyLink>
    </p>
  );
};
