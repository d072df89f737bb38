import type { CSSProperties } from 'react';

import { Words } from '../../ui/Words/Words';
import * as styles from './TimeSplit.module.css';

interface TimeSplitProps {
  /** Percentages of a working week; they add up to 100. */
  readonly shares: readonly { readonly share: number; readonly title: string; readonly text: string }[];
}

/** How the time of a position is split: a bar for the eye, with every share in words. */
export const TimeSplit = ({ shares }: TimeSplitProps) => {
  // React's types know no custom properties.
  const widths = { '--shares': shares.map(({ share }) => `${share}fr`).join(' ') } as CSSProperties;
  const widthOf = (share: number) => ({ '--share': `${share}%` }) as CSSProperties;
  return (
    <dl className={styles.split} style={widths}>
      {shares.map(({ share, title, text }) => (
        <div key={title} className={styles.share} style={widthOf(share)}>
          <dt className={styles.title}>
            <Words text={title} />
          </dt>
          <dd className={styles.percent}>{share}%</dd>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
