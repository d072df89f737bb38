import * as styles from './UploadProgress.module.css';

export interface UploadProgressProps {
  /** How much has been sent, 0 to 1. */
  readonly value: number;
  /** The same in words: 'Sending, 62%'. */
  readonly label: string;
}

/** How far the files are on their way. */
export const UploadProgress = ({ value, label }: UploadProgressProps) => (
  <div className={styles.progress}>
    <progress className={styles.bar} value={value} aria-label={label} />
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
  </div>
);
