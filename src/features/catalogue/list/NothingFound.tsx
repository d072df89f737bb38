import { LocalLink } from '../../../i18n/LocalLink';
import { catalogueGroupPath } from '../../../lib/catalogueListPath';
import { Button } from '../../../ui/Button/Button';
import type { CatalogueCard } from './catalogueCard';
import type { Groups } from './FilterFields';
import * as links from './GroupLinks.module.css';
import * as styles from './NothingFound.module.css';
import { TemplateGrid } from './TemplateGrid';
import { nothingNamed, words } from './words';

interface NothingFoundProps {
  readonly groups: Groups;
  /** The text that was searched for, '' for none. */
  readonly search: string;
  /** What is shown in place of what was looked for. */
  readonly newest: readonly CatalogueCard[];
  readonly onRefresh: () => void;
}

/** How many categories are offered: those with the most templates. */
const most = 4;

/** An empty list: says so, and leads on. */
export const NothingFound = ({ groups, search, newest, onRefresh }: NothingFoundProps) => {
  const offered = [...groups.categories].sort((one, other) => other.count - one.count).slice(0, most);
  return (
    <>
      <div className={styles.nothing}>
        <p className={styles.what}>{words.nothing}</p>
        {(search || offered.length > 0) && (
          <p className={links.row}>
            <span className={links.link}>
              {[search && nothingNamed(search), offered.length > 0 && words.tryGroup]
                .filter(Boolean)
                .join(' ')}
            </span>
            {offered.map(({ slug, title }) => (
              <LocalLink key={slug} to={catalogueGroupPath('categories', slug)} className={links.link}>
                {title}
              </LocalLink>
            ))}
          </p>
        )}
        <Button variant="outline" onClick={onRefresh}>
          {words.refresh}
        </Button>
        {newest.length > 0 && <strong>{words.newest}</strong>}
      </div>
      <TemplateGrid cards={newest} />
    </>
  );
};
