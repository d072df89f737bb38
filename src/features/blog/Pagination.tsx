import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink, useLanguage } from '../../i18n/LocalLink';
import { blogDate } from '../../lib/blogDate';
import { blogFeedPath } from '../../lib/blogFeed';
import { Arrow } from '../../ui/Arrow/Arrow';
import { Label } from '../../ui/Words/Label';
import type { CardPost } from './cardPost';
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
 * The foot of a list: to newer and older posts where there are some, with where these begin, as numbers of pages would change with
 * every new post, or say nothing; and to the feed, in the half that leads nowhere.
 */
export const Pagination = ({ newer, older, posts }: PaginationProps) => {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const to = (path: string | undefined, way: 'newer' | 'older', post: CardPost | undefined) =>
    path ? (
      <LocalLink to={path}>
        <Arrow /> <Label>{t(way)}</Label> <small>{t(`${way}Than`, { date: blogDate(post?.date) })}</small>
      </LocalLink>
    ) : (
      <p>
        <a href={blogFeedPath(language)}>{t('feedLink')}</a>
      </p>
    );
  return (
    <nav aria-label={t('pagination')} className={styles.foot}>
      {to(newer, 'newer', posts[0])}
      {(newer ?? older) && to(older, 'older', posts.at(-1))}
    </nav>
  );
};
