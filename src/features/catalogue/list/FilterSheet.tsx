import { useEffect } from 'react';

import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { DialogButton } from '../../../ui/Dialog/DialogButton';
import { isFiltered, noFilter } from './catalogueFilter';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { FilterForm } from './FilterForm';
import * as styles from './FilterSheet.module.css';
import { results, statusOf, words } from './words';

interface FilterSheetProps extends Omit<FilterFieldsProps, 'id'> {
  readonly total: number;
  /** The list is not yet that of what is chosen. */
  readonly filtering: boolean;
}

const id = 'catalogue-filters';

/** Where the column is, in place of this (Catalogue.module.css). */
const wide = '(width >= 768px)';

const sheet = () => document.getElementById(id) as HTMLDialogElement | null;

/** On narrow screens: the bar that stays at the top with a button, and the dialog with the filters that it opens. */
export const FilterSheet = ({ total, filtering, ...fields }: FilterSheetProps) => {
  useEffect(() => {
    const screen = window.matchMedia(wide);
    const closeWhenWide = () => {
      if (screen.matches) sheet()?.close();
    };
    screen.addEventListener('change', closeWhenWide);
    return () => screen.removeEventListener('change', closeWhenWide);
  }, []);
  const { chosen, choose } = fields;
  const count = chosen.categories.length + chosen.tags.length + Number(chosen.search.trim() !== '');
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>{statusOf(total, isFiltered(chosen))}</p>
        <DialogButton dialog={id} size="small">
          <svg
            viewBox="0 0 18 18"
            width="18"
            height="18"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          >
            <path d="M2 5h14M5 9h8M7.5 13h3" />
          </svg>
          {words.openFilters}
          {count > 0 && <span className={styles.badge}>{count}</span>}
        </DialogButton>
      </div>
      <Dialog id={id} title={words.filters} closeLabel={words.close}>
        <FilterForm onSubmit={() => sheet()?.close()}>
          <FilterFields id="sheet" {...fields} />
          <div className={styles.foot}>
            <Button variant="outline" onClick={() => choose(() => noFilter)}>
              {words.reset}
            </Button>
            <Button type="submit" tone="action" disabled={filtering}>
              {results(total)}
            </Button>
          </div>
        </FilterForm>
      </Dialog>
    </>
  );
};
