import { formatVnd } from '../../../cms/src/forms/optionPrices';
import * as styles from './Price.module.css';

/** A price in VND, as it is set everywhere: figures that stand below each other, and a smaller unit. */
export const Price = ({ of }: { readonly of: number }) => {
  const [amount, unit] = formatVnd(of).split(' ');
  return (
    <span className={styles.price}>
      {`${amount} `}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
};
