import type { ReactNode } from 'react';

import * as styles from './PhoneFrame.module.css';

/** A thin phone around a screen, given as a `Picture`. */
export const PhoneFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.frame}>
    <div className={styles.screen}>{children}</div>
  </div>
);
