import { Words } from '../Words/Words';
import * as styles from './StatStrip.module.css';

export interface Stat {
  /** As it is shown: `40+`, `24/7`. */
  readonly value: string;
  readonly label: string;
}

/** Figures in one ruled strip. It is made to touch what stands above it. */
export const StatStrip = ({ stats }: { readonly stats: readonly Stat[] }) => (
  <dl className={styles.strip}>
    {stats.map(({ value, label }) => (
      <div key={label} className={styles.stat}>
        <dt className={styles.label}>
          <Words text={label} />
        </dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
