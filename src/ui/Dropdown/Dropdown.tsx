import { useEffect, useRef, type ReactNode } from 'react';

import { closeWhenLeft } from './closeWhenLeft';
import { Label } from '../Words/Label';
import * as styles from './Dropdown.module.css';

interface DropdownProps {
  /** What the button says. */
  readonly label: ReactNode;
  /** Which edge of the button the sheet keeps to. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A button with a sheet below it, a native `<details>`. Escape and leaving it close it where scripts run. */
export const Dropdown = ({ label, align = 'start', children }: DropdownProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current ? closeWhenLeft(details.current) : undefined), []);
  return (
    <details ref={details} className={styles.dropdown}>
      <summary className={styles.button}>
        <Label>{label}</Label>
      </summary>
      <div className={styles.sheet} data-align={align}>
        {children}
      </div>
    </details>
  );
};
