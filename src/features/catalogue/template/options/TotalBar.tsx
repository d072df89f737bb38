import { DialogButton } from '../../../../ui/Dialog/DialogButton';
import { Label } from '../../../../ui/Words/Label';
import { Price } from '../../../../ui/Price/Price';
import { ids, words } from '../words';
import * as styles from './TotalBar.module.css';

/** What a template costs. */
export interface Sum {
  /** By itself. */
  readonly basicPrice: number;
  /** How many options are chosen. */
  readonly chosen: number;
  /** Null while nothing adds up what is chosen: a sum that may be wrong is not shown. */
  readonly total: number | null;
}

/** What a template costs by itself, with its options, and the way to buy it. */
export const TotalBar = ({ basicPrice, chosen, total }: Sum) => (
  <div className={styles.bar} data-ground="ink">
    <p className={styles.part}>
      {words.template}
      <b>
        <Price of={basicPrice} />
      </b>
    </p>
    {total === null ? (
      <p className={styles.hint}>{words.addYourself}</p>
    ) : (
      <>
        <p className={styles.part}>
          <Label>{words.chosen(chosen)}</Label>
          {chosen > 0 && (
            <b>
              <Price of={total - basicPrice} />
            </b>
          )}
        </p>
        <p className={styles.total}>
          <Label>{words.total}</Label>
          <output aria-label={words.total}>
            <Price of={total} />
          </output>
        </p>
      </>
    )}
    <DialogButton dialog={ids.dialog} tone="action">
      {words.buy}
    </DialogButton>
  </div>
);
