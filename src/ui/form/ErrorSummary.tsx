import { forwardRef } from 'react';

import { Label } from '../Words/Label';
import * as styles from './ErrorSummary.module.css';

export interface FieldError {
  /** Id of the field. */
  readonly id: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly FieldError[];
  readonly tone?: 'paper' | 'ink';
}

/** Everything that is wrong with a form, each a link to its field; move the focus to it after a failed attempt. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title, errors, tone },
  ref,
) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary} data-ground={tone}>
      <p className={styles.title}>
        <Label>{title}</Label>
      </p>
      <ul role="list" className={styles.errors}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
});
