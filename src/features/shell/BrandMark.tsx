import { Mark } from '../../ui/Mark/Mark';
import * as styles from './Brand.module.css';

/** The two horns of a saola and the name. */
export const BrandMark = ({ name }: { readonly name: string }) => (
  <span className={styles.brand}>
    <Mark size={26} />
    {name}
  </span>
);
