import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Fragment } from 'react';

import { LocalLink } from '../../i18n/LocalLink';
import { Words } from '../../ui/Words/Words';
import type { CardPost } from './cardPost';
import * as styles from './NoPosts.module.css';
import { allPath, filterPath } from './postFilter';
import { PostList } from './PostList';

export interface Instead {
  /** The latest posts. */
  readonly latest: readonly CardPost[];
  /** Titles of tags that are used most. */
  readonly tags: readonly string[];
}

interface NoPostsProps extends Instead {
  /** Whether words were asked for. */
  readonly searched: boolean;
}

/** Where nothing was found: what to do instead, the way back, some tags, and the latest posts. */
export const NoPosts = ({ searched, latest, tags }: NoPostsProps) => {
  const { t } = useTranslation('blog');
  return (
    <div className={styles.none}>
      <p>
        {t(searched ? 'emptySearch' : 'emptyFilter')} <LocalLink to={allPath}>{t('allPosts')}</LocalLink>
      </p>
      {tags.length > 0 && (
        <p>
          {t('tags')}:{' '}
          {tags.map((title, index) => (
            <Fragment key={title}>
              {index > 0 && ', '}
              <LocalLink to={filterPath({ kind: 'tag', title })}>{title}</LocalLink>
            </Fragment>
          ))}
        </p>
      )}
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
