import { Children, type ReactNode } from 'react';

import * as styles from './Chips.module.css';

interface ChipsProps {
  /** Name of the list; not needed below a heading. */
  readonly label?: string;
  /** One link each. */
  readonly children: ReactNode;
}

/** A wrapping row of small links, such as tags. */
export const Chips = ({ label, children }: ChipsProps) => (
  <ul role="list" aria-label={label} className={styles.chips}>
    {Children.map(children, (chip) => (
      <li>{chip}</li>
    ))}
  </ul>
);
