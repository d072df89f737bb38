import { plain } from '../../../lib/plain';
import { Label } from '../../../ui/Words/Label';
import { isFiltered, noFilter, withGroup } from './catalogueFilter';
import * as styles from './ActiveFilters.module.css';
import type { FilterFieldsProps } from './FilterFields';
import { without, words } from './words';

interface ActiveFiltersProps extends Pick<FilterFieldsProps, 'groups' | 'chosen' | 'choose'> {
  /** How many templates the list has, in words. */
  readonly status: string;
  readonly isEmpty: boolean;
}

interface ChipProps {
  readonly title: string;
  readonly onRemove: () => void;
}

const Chip = ({ title, onRemove }: ChipProps) => (
  <li>
    <button type="button" className={styles.chip} aria-label={without(plain(title))} onClick={onRemove}>
      <Label>{title}</Label>
      <svg
        viewBox="0 0 14 14"
        width="12"
        height="12"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      >
        <path d="M2 2l10 10M12 2L2 12" />
      </svg>
    </button>
  </li>
);

/**
 * Says how many templates the list has, and what it is narrowed to: each can be taken back by itself, or all at once. It is there
 * without a filter too: a status is announced only if its place exists before its text. Until React can answer what the address asks
 * for, it says that it will.
 */
export const ActiveFilters = ({ groups, chosen, choose, status, isEmpty }: ActiveFiltersProps) => {
  const chips = (['categories', 'tags'] as const).flatMap((kind) =>
    groups[kind]
      .filter(({ slug }) => chosen[kind].includes(slug))
      .map(({ slug, title }) => ({ key: `${kind} ${slug}`, title, kind, slug })),
  );
  const text = chosen.search.trim();
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {(chips.length > 0 || text) && (
        <ul role="list" aria-label={words.active} className={styles.chips}>
          {text && (
            <Chip title={`“${text}”`} onRemove={() => choose((filter) => ({ ...filter, search: '' }))} />
          )}
          {chips.map(({ key, title, kind, slug }) => (
            <Chip
              key={key}
              title={title}
              onRemove={() => choose((filter) => withGroup(filter, kind, slug, false))}
            />
          ))}
        </ul>
      )}
      {/* Where there is nothing, 'Làm Mới' does the same. */}
      {isFiltered(chosen) && !isEmpty && (
        <button type="button" className={styles.reset} onClick={() => choose(() => noFilter)}>
          {words.resetAll}
        </button>
      )}
      {!isFiltered(chosen) && <p className={styles.looking}>{words.looking}</p>}
    </div>
  );
};
