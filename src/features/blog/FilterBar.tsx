import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink } from '../../i18n/LocalLink';
import { Label } from '../../ui/Words/Label';
import * as styles from './FilterBar.module.css';
import { listId, type PostFilter } from './postFilter';

/**
 * The list of all posts, at its place on the page. Gatsby compares a link with the path of the page only: one
 * to the bare path would take the filtered list's place in the history instead of following it.
 */
const allPosts = `/blog/#${listId}`;

const found = { category: 'postsInCategory', tag: 'postsWithTag' } as const;
const looking = { category: 'loadingCategory', tag: 'loadingTag' } as const;

interface FilterBarProps {
  /** Nothing while every post is shown. */
  readonly filter: PostFilter | null;
  /** How many posts it has; nothing while they are being fetched. */
  readonly count?: number;
}

/**
 * Says what the list below is narrowed to, and leads back. It is there without a filter too: a status is
 * announced only if its place exists before its text, and the list does not move when the text comes.
 */
export const FilterBar = ({ filter, count }: FilterBarProps) => {
  const { t } = useTranslation('blog');
  const title = filter?.title;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.status}>
        {filter &&
          (count === undefined
            ? t(looking[filter.kind], { title })
            : t(found[filter.kind], { title, count }))}
      </p>
      {filter && (
        <LocalLink to={allPosts} className={styles.clear}>
          <Label>{t('allPosts')}</Label>
        </LocalLink>
      )}
    </div>
  );
};
