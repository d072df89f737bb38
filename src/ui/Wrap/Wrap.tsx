import type { ReactNode } from 'react';

import * as styles from './Wrap.module.css';

/** The page's width and its gutters: everything that is not edge to edge stands in it. */
export const Wrap = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.wrap}>{children}</div>
);
