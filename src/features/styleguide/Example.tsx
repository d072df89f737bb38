import type { ReactNode } from 'react';

import * as styles from './Example.module.css';

interface ExampleProps {
  /** What is special about it. */
  readonly label: string;
  /** Side by side, as buttons are. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

/** One state of a part, with its name above it. */
export const Example = ({ label, inline = false, children }: ExampleProps) => (
  <div className={styles.example}>
    <p className={styles.label}>{label}</p>
    <div className={inline ? styles.inline : undefined}>{children}</div>
  </div>
);
