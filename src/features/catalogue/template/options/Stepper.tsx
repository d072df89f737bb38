import { useState } from 'react';

import { quantityLimits, quantityOf } from '../../../../../cms/src/forms/optionPrices';
import * as styles from './Stepper.module.css';

interface StepperProps {
  /** Of its field: by its id it is found again when React takes over. */
  readonly field: { readonly id: string; readonly name: string; readonly form: string };
  /** What is counted. */
  readonly of: string;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

const { min, max } = quantityLimits;

/**
 * How many are wanted: the browser's own field for a number with a button on each side, which only scripts can serve. What is
 * being typed stays as it is while it may still become a number; the quantity is always one.
 */
export const Stepper = ({ field, of, quantity, onQuantity }: StepperProps) => {
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
        aria-label={`Bớt một: ${of}`}
        aria-disabled={quantity === min || undefined}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        type="number"
        {...field}
        inputMode="numeric"
        aria-label={`Số lượng: ${of}`}
        // No limits: what the browser finds wrong would keep the form from being sent, and nobody sees it beneath the dialog.
        step="any"
        value={shown}
        onChange={({ target }) => {
          // What was typed before React was there is not being typed any more.
          const isTyping = target === document.activeElement && Number(target.value) <= max;
          setTyped(isTyping ? target.value : null);
          onQuantity(quantityOf(target.value));
        }}
        // It belongs to the form of the dialog, which is closed.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        aria-label={`Thêm một: ${of}`}
        aria-disabled={quantity === max || undefined}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
};
