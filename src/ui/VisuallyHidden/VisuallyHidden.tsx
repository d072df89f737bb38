import type { ReactNode } from 'react';

import * as styles from './VisuallyHidden.module.css';

/** Words for listeners, which the eye has from elsewhere. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
