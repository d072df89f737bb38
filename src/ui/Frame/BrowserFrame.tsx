import type { ReactNode } from 'react';

import * as styles from './BrowserFrame.module.css';

interface BrowserFrameProps {
  /** A `Picture`. */
  readonly children: ReactNode;
  /** Shown in the bar, for the eye alone. */
  readonly address?: string;
}

/** A thin browser window around a screen. */
export const BrowserFrame = ({ address, children }: BrowserFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.bar} aria-hidden="true">
      {address && <span className={styles.address}>{address}</span>}
    </div>
    {children}
  </div>
);
