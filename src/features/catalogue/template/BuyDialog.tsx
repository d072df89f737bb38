import {
  totalOf,
  wantedLines,
  type PricedOption,
  type WantedOptions,
} from '../../../../cms/src/forms/optionPrices';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { Dialog } from '../../../ui/Dialog/Dialog';
import * as styles from './BuyDialog.module.css';
import { Price } from './Price';
import { words } from './words';

export interface BuyDialogProps {
  readonly template: { readonly documentId: string; readonly title: string; readonly basicPrice: number };
  readonly options: readonly PricedOption[];
  readonly wanted: WantedOptions;
  /** Id that its buttons name. */
  readonly dialog: string;
  /** The request has been sent: what was chosen is over. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** What is to be bought, and the way to ask for it. */
export const BuyDialog = ({ template, options, wanted, dialog, onClose }: BuyDialogProps) => (
  <Dialog id={dialog} title={words.buyTitle} closeLabel={words.close} onClose={onClose}>
    <dl className={styles.lines}>
      <div>
        <dt>{template.title}</dt>
        <dd>
          <Price of={template.basicPrice} />
        </dd>
      </div>
      {wantedLines(options, wanted).map(({ option, quantity, price }) => (
        <div key={option.documentId}>
          <dt>
            {option.title}
            {quantity > 1 && ` × ${quantity}`}
          </dt>
          <dd>
            <Price of={price} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>
          <Price of={totalOf(template.basicPrice, options, wanted)} />
        </dd>
      </div>
    </dl>
    <p className={styles.note}>{words.exact}</p>
    <ButtonLink to="/contact/" tone="action" arrow>
      {words.ask}
    </ButtonLink>
  </Dialog>
);
