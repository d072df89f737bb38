import type { ReactNode } from 'react';

import * as styles from './Panel.module.css';

interface PanelProps {
  /** Everything inside takes the colours of this ground. */
  readonly tone?: 'sand' | 'ink' | 'jade' | 'action';
  readonly children: ReactNode;
}

/** A rounded block of one colour within the page's width. */
export const Panel = ({ tone = 'sand', children }: PanelProps) => (
  <div className={styles.panel} data-ground={tone}>
    {children}
  </div>
);
