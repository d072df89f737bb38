import { useRef } from 'react';

import { templatesPerPage } from '../../../config/limits';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { Button } from '../../../ui/Button/Button';
import { useKeptQuery } from '../useKeptQuery';
import { ActiveFilters } from './ActiveFilters';
import * as styles from './Catalogue.module.css';
import { isFiltered, noFilter, queryOf } from './catalogueFilter';
import { FilterFields, type FilterFieldsProps, type Groups } from './FilterFields';
import { FilterForm } from './FilterForm';
import { FilterSheet } from './FilterSheet';
import { MoreTemplates } from './MoreTemplates';
import { NoList } from './NoList';
import { NothingFound } from './NothingFound';
import { TemplateGrid } from './TemplateGrid';
import { useCatalogue, type Prebuilt } from './useCatalogue';
import { useListHead } from './useListHead';
import { statusOf, words } from './words';

interface CatalogueProps {
  readonly prebuilt: Prebuilt;
  readonly groups: Groups;
  /** Path of the page with those after the first, without the language. */
  readonly next: string | undefined;
  /** Another one for every entry of the history that the router leads to. */
  readonly visit?: string | undefined;
}

/** The list of website templates with its filters (docs/specification/cms-pages.md, 'Catalogue'). */
export const Catalogue = ({ prebuilt, groups, next, visit }: CatalogueProps) => {
  const { chosen, list, asking, failed, more, ...catalogue } = useCatalogue(prebuilt, visit);
  const results = useRef<HTMLDivElement>(null);
  const showHead = useListHead(results);
  useKeptQuery();
  const looking = asking === 'first';
  const filtering = looking || asking === 'filter';
  const count = queryOf(list.filter) === queryOf(chosen) ? list.total : null;
  const status = statusOf(count, isFiltered(chosen), failed);
  const choose: FilterFieldsProps['choose'] = (how) => {
    if (catalogue.choose(how)) showHead();
  };
  const retry = () => {
    catalogue.retry();
    results.current?.focus({ preventScroll: true });
  };
  const fields = { groups, chosen, choose };
  const newest = prebuilt.cards.slice(0, 3);
  const coming = Math.min(templatesPerPage, list.total - list.cards.length);
  return (
    <div lang="vi" className={styles.catalogue}>
      <div className={styles.column}>
        <FilterForm>
          <FilterFields id="column" {...fields} />
          <div className={styles.apply}>
            <Button type="submit" size="small">
              {words.apply}
            </Button>
          </div>
        </FilterForm>
        <div className={styles.advice} data-ground="sand">
          <p>{words.unsure}</p>
          <ButtonLink to="/contact/" size="small">
            {words.advice}
          </ButtonLink>
        </div>
      </div>
      <FilterSheet {...fields} {...{ status, count, filtering }} />
      <div ref={results} tabIndex={-1} className={styles.results} aria-busy={filtering}>
        <ActiveFilters {...fields} status={status} isEmpty={count === 0} />
        {failed ? (
          <NoList text={words.failedText} newest={newest}>
            <Button variant="outline" onClick={retry}>
              {words.tryAgain}
            </Button>
          </NoList>
        ) : list.total === 0 && !looking ? (
          <NothingFound
            {...{ groups, newest }}
            search={chosen.search.trim()}
            onRefresh={() => choose(() => noFilter)}
          />
        ) : (
          <TemplateGrid
            cards={looking ? [] : list.cards}
            coming={looking ? templatesPerPage : asking === 'page' ? Math.min(coming, 3) : 0}
          />
        )}
        {more && (
          <MoreTemplates
            path={list.from === 'build' ? next : undefined}
            {...{ more, coming }}
            loading={asking === 'page'}
            shown={list.cards.length}
          />
        )}
      </div>
    </div>
  );
};
