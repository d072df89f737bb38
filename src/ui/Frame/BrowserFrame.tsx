import type { ReactNode } from 'react';

import * as styles from './BrowserFrame.module.css';

interface BrowserFrameProps {
  /** A `Picture`. */
  readonly children: ReactNode;
  /** Shown in the bar, for the eye alone. */
  readonly address?: string;
}

/** The head of a browser's window, as high as `--bar` says. */
export const BrowserBar = ({ address }: Pick<BrowserFrameProps, 'address'>) => (
  <div className={styles.bar} aria-hidden="true">
    {address && <span className={styles.address}>{address}</span>}
  </div>
);

/** A thin browser window around a screen. */
export const BrowserFrame = ({ address, children }: BrowserFrameProps) => (
  <div className={styles.frame}>
    <BrowserBar address={address} />
    {children}
  </div>
);
