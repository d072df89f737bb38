import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink } from '../../i18n/LocalLink';
import { blogDate } from '../../lib/blogDate';
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

/** From when to when the posts are: numbers of pages would change with every new post, or say nothing. */
const Span = ({ posts }: { readonly posts: readonly CardPost[] }) => {
  const [to = '', from = ''] = [posts[0], posts.at(-1)].map((post) => blogDate(post?.date ?? null));
  return <span className={styles.span}>{from === to ? to : `${from} – ${to}`}</span>;
};

/** To newer and older posts; nothing when all fit on one page. */
export const Pagination = ({ newer, older, posts }: PaginationProps) => {
  const { t } = useTranslation('blog');
  if (!newer && !older) return null;
  const to = (path: string | undefined, words: string) =>
    path ? (
      <LocalLink to={path}>
        <Label>{words}</Label>
      </LocalLink>
    ) : (
      <span />
    );
  return (
    <nav aria-label={t('pagination')} className={styles.pagination}>
      {to(newer, t('newer'))}
      <Span posts={posts} />
      {to(older, t('older'))}
    </nav>
  );
};
