import * as styles from './Size.module.css';

interface SizeProps {
  readonly size: string;
  readonly note?: string;
}

/** A measured rule over a work: its real size, or the widths it is shown in. */
export const Size = ({ size, note }: SizeProps) => (
  <p className={styles.size}>
    <span>{size}</span>
    {note && <span>{note}</span>}
  </p>
);
