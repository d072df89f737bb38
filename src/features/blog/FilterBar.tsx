import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TFunction } from 'i18next';

import { LocalLink } from '../../i18n/LocalLink';
import { Label } from '../../ui/Words/Label';
import * as styles from './FilterBar.module.css';
import { allPath, type Asked } from './postFilter';

const found = { category: 'postsInCategory', tag: 'postsWithTag' } as const;
const looking = { category: 'loadingCategory', tag: 'loadingTag' } as const;

interface FilterBarProps {
  /** Nothing while every post is shown. */
  readonly asked: Asked | null;
  /** How many posts were found; nothing while they are being fetched. */
  readonly count?: number | undefined;
  /** They could not be fetched, and the latest ones stand below: asks once more. */
  readonly retry?: (() => void) | undefined;
}

/** What is asked for and what became of it, in words. */
const statusOf = ({ asked, count, retry }: FilterBarProps, t: TFunction<'blog'>): string => {
  if (!asked) return '';
  const { filter, search } = asked;
  const title = filter?.title;
  if (retry) return t('failed', { asked: search || title });
  if (count === undefined)
    return search || !filter ? t('loadingSearch', { search }) : t(looking[filter.kind], { title });
  if (!filter) return t('postsFound', { search, count });
  const posts = t(found[filter.kind], { title, count });
  return search ? t('withWords', { posts, search }) : posts;
};

/**
 * Says what the list below is narrowed to, and leads back. It is there without a filter too: a status is
 * announced only if its place exists before its text. Where nothing was found, `NoPosts` leads back. Until React can answer what the address asks for, it says that it will.
 */
export const FilterBar = (props: FilterBarProps) => {
  const { t } = useTranslation('blog');
  return (
    <div className={styles.bar}>
      <p role="status">{statusOf(props, t)}</p>
      {!props.asked && <p className={styles.coming}>{t('looking')}</p>}
      {props.retry && <p className={styles.because}>{t('whyFailed')}</p>}
      {props.retry && (
        <button type="button" onClick={props.retry}>
          <Label>{t('tryAgain')}</Label>
        </button>
      )}
      {props.asked && props.count !== 0 && (
        <LocalLink to={allPath}>
          <Label>{t('allPosts')}</Label>
        </LocalLink>
      )}
    </div>
  );
};
