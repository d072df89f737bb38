import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink } from '../../i18n/LocalLink';
import { blogSpan } from '../../lib/blogSpan';
import { Label } from '../../ui/Words/Label';
import type { CardPost } from './cardPost';
import { FeedLink } from './feed/FeedLink';
import * as styles from './Pagination.module.css';

/** Paths of the neighbours of a page of the list; that of the newest or the oldest posts has one only. */
export interface Neighbours {
  readonly newer?: string | undefined;
  readonly older?: string | undefined;
}

interface PaginationProps extends Neighbours {
  /** Those of the page, the newest first. */
  readonly posts: readonly CardPost[];
}

/**
 * The foot of a list: to newer and older posts where there are some, with from when to when these are, as numbers of pages would
 * change with every new post, or say nothing; and to the feed.
 */
export const Pagination = ({ newer, older, posts }: PaginationProps) => {
  const { t } = useTranslation('blog');
  const to = (path: string | undefined, words: string) =>
    path ? (
      <LocalLink to={path}>
        <Label>{words}</Label>
      </LocalLink>
    ) : (
      <span />
    );
  return (
    <div className={styles.foot}>
      {(newer ?? older) && (
        <nav aria-label={t('pagination')}>
          {to(newer, t('newer'))}
          <span className={styles.span}>{blogSpan(posts.map(({ date }) => date))}</span>
          {to(older, t('older'))}
        </nav>
      )}
      <FeedLink />
    </div>
  );
};
