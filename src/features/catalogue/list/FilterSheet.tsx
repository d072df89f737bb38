import { useEffect } from 'react';

import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { DialogButton } from '../../../ui/Dialog/DialogButton';
import { noFilter } from './catalogueFilter';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { FilterForm } from './FilterForm';
import * as styles from './FilterSheet.module.css';
import { results, words } from './words';

interface FilterSheetProps extends Omit<FilterFieldsProps, 'id'> {
  /** How many templates the list has, in words. */
  readonly status: string;
  /** The same as a number; null while that is not known. */
  readonly count: number | null;
  /** The list is not yet that of what is chosen. */
  readonly filtering: boolean;
}

const id = 'catalogue-filters';

/** Where the column is, in place of this (Catalogue.module.css). */
const wide = '(width >= 768px)';

const sheet = () => document.getElementById(id) as HTMLDialogElement | null;

/** On narrow screens: the bar that stays at the top with a button, and the dialog with the filters that it opens. */
export const FilterSheet = ({ status, count, filtering, ...fields }: FilterSheetProps) => {
  useEffect(() => {
    const screen = window.matchMedia(wide);
    const closeWhenWide = () => {
      if (screen.matches) sheet()?.close();
    };
    screen.addEventListener('change', closeWhenWide);
    return () => screen.removeEventListener('change', closeWhenWide);
  }, []);
  const { chosen, choose } = fields;
  const marks = chosen.categories.length + chosen.tags.length + Number(chosen.search.trim() !== '');
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>{status}</p>
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
          {marks > 0 && <span className={styles.badge}>{marks}</span>}
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
              {count === null ? (filtering ? words.looking : words.close) : results(count)}
            </Button>
          </div>
        </FilterForm>
      </Dialog>
    </>
  );
};
