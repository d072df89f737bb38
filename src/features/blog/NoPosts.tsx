import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink } from '../../i18n/LocalLink';
import { Words } from '../../ui/Words/Words';
import type { CardPost } from './cardPost';
import * as styles from './NoPosts.module.css';
import { allPath } from './postFilter';
import { PostList } from './PostList';

interface NoPostsProps {
  /** The latest posts. */
  readonly latest: readonly CardPost[];
  /** Whether words were asked for. */
  readonly searched: boolean;
}

/** Where nothing was found: what to do instead, the way back, and the latest posts. */
export const NoPosts = ({ searched, latest }: NoPostsProps) => {
  const { t } = useTranslation('blog');
  return (
    <div className={styles.none}>
      <p>
        {t(searched ? 'emptySearch' : 'emptyFilter')} <LocalLink to={allPath}>{t('allPosts')}</LocalLink>
      </p>
      {latest.length > 0 && (
        <>
          <h2>
            <Words text={t('latestPosts')} />
          </h2>
          <PostList posts={latest} />
        </>
      )}
    </div>
  );
};
