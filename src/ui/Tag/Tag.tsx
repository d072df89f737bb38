import type { ReactNode } from 'react';

import { Label } from '../Words/Label';
import * as styles from './Tag.module.css';

/** A word of its own standing beside a name: an office that is 'Establishing'. It leads nowhere; `Chips` do. */
export const Tag = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.tag}>
    <Label>{children}</Label>
  </span>
);
