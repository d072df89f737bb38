import type { ReactNode } from 'react';

import { Label } from '../Words/Label';
import * as styles from './FieldFrame.module.css';
import type { FieldProps } from './fieldProps';

interface FieldFrameProps {
  readonly field: FieldProps;
  readonly children: ReactNode;
}

/** What a label says, with a mark where something has to be said and a note where not. */
export const LabelText = ({ label, note, required }: FieldProps) => (
  <>
    <Label>{label}</Label>
    {required && (
      <span className={styles.mark} aria-hidden="true">
        *
      </span>
    )}
    {note && (
      <span className={styles.note}>
        <Label>{note}</Label>
      </span>
    )}
  </>
);

/** The error of a field, below it. */
export const FieldError = ({ id, error }: FieldProps) =>
  error ? (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  ) : null;

/** The hint of a field. */
export const FieldHint = ({ id, hint }: FieldProps) =>
  hint ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  ) : null;

/** Label, control, hint and error below each other. */
export const FieldFrame = ({ field, children }: FieldFrameProps) => (
  <div className={styles.field} data-ground={field.tone}>
    <label htmlFor={field.id} className={styles.label}>
      <LabelText {...field} />
    </label>
    {children}
    <FieldHint {...field} />
    <FieldError {...field} />
  </div>
);
