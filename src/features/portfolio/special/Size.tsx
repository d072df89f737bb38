import * as styles from './Size.module.css';

interface SizeProps {
  readonly size: string;
  readonly note: string;
}

/** A measured rule over a work that is shown in its real size. */
export const Size = ({ size, note }: SizeProps) => (
  <p className={styles.size}>
    <span>{size}</span>
    <span>{note}</span>
  </p>
);
