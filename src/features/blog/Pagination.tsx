import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink } from '../../i18n/LocalLink';
import { blogListPath } from '../../lib/blogListPath';
import { Label } from '../../ui/Words/Label';
import * as styles from './Pagination.module.css';

interface PaginationProps {
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
}

/** To newer and older posts; nothing when all fit on one page. */
export const Pagination = ({ page, pageCount }: PaginationProps) => {
  const { t } = useTranslation('blog');
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('pagination')} className={styles.pagination}>
      {page > 1 ? (
        <LocalLink to={blogListPath(page - 1)}>
          <Label>{t('newer')}</Label>
        </LocalLink>
      ) : (
        <span />
      )}
      <span className={styles.count}>{t('pageOf', { page, pageCount })}</span>
      {page < pageCount ? (
        <LocalLink to={blogListPath(page + 1)}>
          <Label>{t('older')}</Label>
        </LocalLink>
      ) : (
        <span />
      )}
    </nav>
  );
};
