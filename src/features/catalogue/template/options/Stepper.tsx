import { useState } from 'react';

import { quantityLimits, quantityOf } from '../../../../../cms/src/forms/optionPrices';
import * as styles from './Stepper.module.css';

interface StepperProps {
  /** Id of its field, by which it is found again when React takes over. */
  readonly id: string;
  /** What is counted. */
  readonly name: string;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

const { min, max } = quantityLimits;

/**
 * How many are wanted: the browser's own field for a number with a button on each side, which only scripts can serve. What is
 * being typed stays as it is while it may still become a number; the quantity is always one.
 */
export const Stepper = ({ id, name, quantity, onQuantity }: StepperProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && quantityOf(typed) === quantity ? typed : String(quantity);
  const step = (by: number) => {
    setTyped(null);
    onQuantity(quantityOf(quantity + by));
  };
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={`Bớt một: ${name}`}
        aria-disabled={quantity === min || undefined}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        type="number"
        id={id}
        inputMode="numeric"
        aria-label={`Số lượng: ${name}`}
        {...{ min, max, step: 1 }}
        value={shown}
        onChange={({ target }) => {
          setTyped(Number(target.value) > max ? null : target.value);
          onQuantity(quantityOf(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        aria-label={`Thêm một: ${name}`}
        aria-disabled={quantity === max || undefined}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
};
