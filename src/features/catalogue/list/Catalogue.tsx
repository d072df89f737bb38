import { useRef } from 'react';

import { templatesPerPage } from '../../../config/limits';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { Button } from '../../../ui/Button/Button';
import { ActiveFilters } from './ActiveFilters';
import * as styles from './Catalogue.module.css';
import { isFiltered, noFilter } from './catalogueFilter';
import { FilterFields, type FilterFieldsProps, type Groups } from './FilterFields';
import { FilterForm } from './FilterForm';
import { FilterSheet } from './FilterSheet';
import { MoreTemplates } from './MoreTemplates';
import { NothingFound } from './NothingFound';
import { TemplateGrid } from './TemplateGrid';
import { useCatalogue, type Prebuilt } from './useCatalogue';
import { useKeptQuery } from './useKeptQuery';
import { useListHead } from './useListHead';
import { words } from './words';

interface CatalogueProps {
  readonly prebuilt: Prebuilt;
  readonly groups: Groups;
  /** Path of the page with those after the first, without the language. */
  readonly next: string | undefined;
}

/** The list of website templates with its filters (docs/specification/cms-pages.md, 'Catalogue'). */
export const Catalogue = ({ prebuilt, groups, next }: CatalogueProps) => {
  const { chosen, list, asking, more, ...catalogue } = useCatalogue(prebuilt);
  const results = useRef<HTMLDivElement>(null);
  const showHead = useListHead(results);
  useKeptQuery();
  const filtering = asking === 'filter';
  const choose: FilterFieldsProps['choose'] = (how) => {
    if (catalogue.choose(how)) showHead();
  };
  const fields = { groups, chosen, choose };
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
      <FilterSheet {...fields} total={list.total} filtering={filtering} />
      <div ref={results} className={styles.results} aria-busy={filtering}>
        <ActiveFilters {...fields} total={list.total} isFiltered={isFiltered(chosen)} />
        {list.total === 0 ? (
          <NothingFound
            {...{ groups }}
            search={chosen.search.trim()}
            newest={prebuilt.cards.slice(0, 3)}
            onRefresh={() => choose(() => noFilter)}
          />
        ) : (
          <TemplateGrid cards={list.cards} coming={asking === 'page' ? Math.min(coming, 3) : 0} />
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
