import * as styles from './Measure.module.css';

/** A measured rule as wide as the banner below it. */
export const Measure = ({ size }: { readonly size: string }) => <p className={styles.measure}>{size}</p>;
