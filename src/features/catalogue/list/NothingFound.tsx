import { Button } from '../../../ui/Button/Button';
import { Words } from '../../../ui/Words/Words';
import type { CatalogueCard } from './catalogueCard';
import type { Groups } from './FilterFields';
import { GroupRow } from './GroupRow';
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

/** An empty list: says so, what to do, and leads on. */
export const NothingFound = ({ groups, search, newest, onRefresh }: NothingFoundProps) => {
  const offered = [...groups.categories].sort((one, other) => other.count - one.count).slice(0, most);
  return (
    <>
      <div className={styles.nothing}>
        <h2 className={styles.what}>
          <Words text={words.nothing} />
        </h2>
        {(search || offered.length > 0) && <p>{search ? nothingNamed(search) : words.fewer}</p>}
        <Button variant="outline" onClick={onRefresh}>
          {words.refresh}
        </Button>
      </div>
      <GroupRow label={words.tryGroup} kind="categories" groups={offered} />
      {newest.length > 0 && (
        <section className={styles.newest}>
          <h2>
            <Words text={words.newest} />
          </h2>
          <TemplateGrid cards={newest} />
        </section>
      )}
    </>
  );
};
