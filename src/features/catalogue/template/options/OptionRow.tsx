import { quantityField } from '../../../../../cms/src/forms/optionMarks';
import { lineOf } from '../../../../../cms/src/forms/optionPrices';
import { purchaseForm } from '../../../../forms/purchase/PurchaseForm';
import { plain } from '../../../../lib/plain';
import { RichText } from '../../../../ui/RichText/RichText';
import { Price } from '../../../../ui/Price/Price';
import { Words } from '../../../../ui/Words/Words';
import { choiceOf } from './choices';
import type { OfferedOption } from './offered';
import * as styles from './OptionRow.module.css';
import { Stepper } from './Stepper';
import type { ChosenOptions } from './useChoices';

interface OptionRowProps {
  readonly option: OfferedOption;
  /** Among all that are offered. Ids are made of it: those of the CMS would be half a kilobyte of the page. */
  readonly place: number;
  /** What its fields call it where a browser sends them by itself. */
  readonly mark: string;
  readonly chosen: ChosenOptions;
}

/** One paid option: whether it is wanted, how many where that may be said, and what the line costs. */
export const OptionRow = ({ option, place, mark, chosen }: OptionRowProps) => {
  const { documentId, title, description, allow_quantity, basic_price } = option;
  const { selected, quantity } = choiceOf(chosen.choices, documentId);
  const id = `option-${place}`;
  return (
    <li
      className={styles.row}
      data-counted={allow_quantity || undefined}
      data-many={quantity > 1 || undefined}
    >
      <input
        type="checkbox"
        id={id}
        form={purchaseForm}
        name="options"
        value={mark}
        className={styles.box}
        aria-describedby={`${id}-price`}
        checked={selected}
        onChange={({ target }) => chosen.select(documentId, target.checked)}
      />
      <div className={styles.text}>
        <label htmlFor={id}>
          <Words text={title} />
        </label>
        <RichText html={description} />
        {allow_quantity && (
          <p className={styles.each}>
            Đơn giá <Price of={basic_price} />
          </p>
        )}
      </div>
      {allow_quantity && (
        <Stepper
          field={{ id: `${id}-quantity`, name: quantityField(mark), form: purchaseForm }}
          of={plain(title)}
          quantity={quantity}
          onQuantity={(wanted) => chosen.count(documentId, wanted)}
        />
      )}
      <p id={`${id}-price`} className={styles.line}>
        <Price of={lineOf(option, quantity)} />
      </p>
    </li>
  );
};
