import { Button } from '../../../ui/Button/Button';
import type { CatalogueCard } from './catalogueCard';
import type { Groups } from './FilterFields';
import { GroupRow } from './GroupRow';
import { NoList } from './NoList';
import { words } from './words';

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
  const text = search ? words.otherName : offered.length > 0 ? words.fewer : undefined;
  return (
    <NoList
      title={words.nothing}
      {...{ text, newest }}
      ways={<GroupRow label={words.tryGroup} kind="categories" groups={offered} />}
    >
      <Button variant="outline" onClick={onRefresh}>
        {words.refresh}
      </Button>
    </NoList>
  );
};
