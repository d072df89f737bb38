import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink } from '../../i18n/LocalLink';
import { Chips } from '../../ui/Chips/Chips';
import { Label } from '../../ui/Words/Label';
import * as styles from './FilterRow.module.css';
import type { Groups } from './groups';
import { mostUsed, type Counted } from './mostUsed';
import { listPath, type Asked, type PostFilter } from './postFilter';
import { loadSearchAhead } from './search';
import { SearchField } from './SearchField';

/** Tags that are shown without being asked for: with the way to all of them, one line of a wide screen. */
const shownTags = 8;

interface FilterRowProps {
  readonly groups: Groups;
  readonly asked: Asked;
  /** What stands in the search field. */
  readonly text: string;
  readonly type: (text: string) => void;
}

/** Categories, tags and a search, each by an address of its own. What is searched for stays when another category is chosen. */
export const FilterRow = ({ groups, asked: { filter, search }, text, type }: FilterRowProps) => {
  const { t } = useTranslation('blog');
  const link = (one: PostFilter) => ({
    to: listPath({ filter: one, search }),
    'aria-current': (filter?.kind === one.kind && filter.title === one.title) || undefined,
  });
  const tags = mostUsed(groups.tags);
  const tagLinks = (some: readonly Counted[]) =>
    some.map(({ title }) => (
      <LocalLink key={title} {...link({ kind: 'tag', title })}>
        {title}
      </LocalLink>
    ));
  const ahead = () => loadSearchAhead();
  return (
    <div className={styles.row} onPointerEnter={ahead} onFocus={ahead}>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <nav aria-label={t('categories')} className={styles.categories}>
        <ul role="list">
          <li>
            <LocalLink
              to={listPath({ filter: null, search: filter ? search : '' })}
              aria-current={!(filter || search) || undefined}
            >
              {t('all')} <span>{groups.total}</span>
            </LocalLink>
          </li>
          {mostUsed(groups.categories).map(({ title, postCount }) => (
            <li key={title}>
              <LocalLink {...link({ kind: 'category', title })}>
                {title} <span>{postCount}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <SearchField total={groups.total} {...{ text, type, filter }} />
      {tags[0] && (
        <nav aria-label={t('tags')} className={styles.tags}>
          {tags[shownTags] && (
            <details>
              <summary>
                <span>
                  <Label>{t('allTags', { count: tags.length })}</Label>
                </span>
                <span>
                  <Label>{t('fewerTags')}</Label>
                </span>
              </summary>
              <Chips>{tagLinks(tags)}</Chips>
            </details>
          )}
          <Chips>
            {/* A chosen one that is none of the most used stands behind them. */}
            {tagLinks(tags.filter(({ title }, at) => at < shownTags || title === filter?.title))}
          </Chips>
        </nav>
      )}
    </div>
  );
};
