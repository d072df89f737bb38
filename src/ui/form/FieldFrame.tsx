import type { ReactNode } from 'react';

import * as styles from './FieldFrame.module.css';
import type { FieldWords } from './fieldWords';

interface FieldFrameProps {
  readonly words: FieldWords;
  readonly children: ReactNode;
}

/** The label's words, with a mark where something has to be said and a note where not. */
export const LabelWords = ({ label, note, required }: FieldWords) => (
  <>
    {label}
    {required && (
      <span className={styles.mark} aria-hidden="true">
        *
      </span>
    )}
    {note && <span className={styles.note}>{note}</span>}
  </>
);

/** The error of a field, below it. */
export const FieldError = ({ id, error }: FieldWords) =>
  error ? (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  ) : null;

/** The hint of a field. */
export const FieldHint = ({ id, hint }: FieldWords) =>
  hint ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  ) : null;

/** Label, control, hint and error below each other. */
export const FieldFrame = ({ words, children }: FieldFrameProps) => (
  <div className={styles.field} data-ground={words.tone}>
    <label htmlFor={words.id} className={styles.label}>
      <LabelWords {...words} />
    </label>
    {children}
    <FieldHint {...words} />
    <FieldError {...words} />
  </div>
);
