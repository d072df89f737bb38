import type { ReactNode } from 'react';

import { CountedChoice } from '../../../ui/form/CountedChoice';
import { SearchInput } from '../../../ui/SearchInput/SearchInput';
import { sorts, withGroup, type CatalogueFilter, type GroupKind } from './catalogueFilter';
import * as styles from './FilterFields.module.css';
import { sortNames, words } from './words';

/** A category or tag of the catalogue, with how many templates it has. */
export interface Group {
  readonly slug: string;
  readonly title: string;
  readonly count: number;
}

export type Groups = Readonly<Record<GroupKind, readonly Group[]>>;

export interface FilterFieldsProps {
  /** Tells the ids of this form from those of another one on the page. */
  readonly id: string;
  readonly groups: Groups;
  readonly chosen: CatalogueFilter;
  readonly choose: (how: (filter: CatalogueFilter) => CatalogueFilter) => void;
}

const kinds = ['categories', 'tags'] as const;

const Legend = ({ children }: { readonly children: ReactNode }) => (
  <legend className={styles.legend}>{children}</legend>
);

/** Search, order, categories and tags, as the fields of a native form: the order before lists that may be long. */
export const FilterFields = ({ id, groups, chosen, choose }: FilterFieldsProps) => (
  <>
    {/* Tells the server that the browser sent this form by itself (gatsby/pages/catalogueGroups.ts). */}
    <input type="hidden" name="native" value="1" />
    {kinds.some((kind) => groups[kind].length > 0) && (
      <div className={styles.search}>
        <SearchInput
          id={`${id}-search`}
          aria-label={words.search}
          placeholder={words.searchHint}
          value={chosen.search}
          onType={(value) =>
            choose((filter) => (filter.search === value ? filter : { ...filter, search: value }))
          }
        />
      </div>
    )}
    <fieldset className={styles.group} data-kind="sort">
      <Legend>{words.sort}</Legend>
      <div className={styles.pair}>
        {sorts.map((sort) => (
          <CountedChoice
            key={sort}
            type="radio"
            name="sort"
            value={sort}
            label={sortNames[sort]}
            checked={chosen.sort === sort}
            onChange={() => choose((filter) => (filter.sort === sort ? filter : { ...filter, sort }))}
          />
        ))}
      </div>
    </fieldset>
    {kinds.map(
      (kind) =>
        groups[kind].length > 0 && (
          <fieldset key={kind} className={styles.group}>
            <Legend>{words[kind]}</Legend>
            {groups[kind].map(({ slug, title, count }) => (
              <CountedChoice
                key={slug}
                type="checkbox"
                name={kind}
                value={slug}
                label={title}
                count={count}
                checked={chosen[kind].includes(slug)}
                onChange={({ target: { checked } }) =>
                  choose((filter) => withGroup(filter, kind, slug, checked))
                }
              />
            ))}
          </fieldset>
        ),
    )}
  </>
);
