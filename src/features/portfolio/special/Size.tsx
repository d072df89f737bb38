import * as styles from './Size.module.css';

interface SizeProps {
  readonly size: string;
  readonly note?: string;
  /** What is said in its place where the work is narrower than that; whoever shows both hides one. */
  readonly narrowNote?: string;
}

/** A measured rule over a work: its real size, or the widths it is shown in. */
export const Size = ({ size, note, narrowNote }: SizeProps) => (
  <p className={styles.size}>
    <span>{size}</span>
    {note && <span>{note}</span>}
    {narrowNote && <span>{narrowNote}</span>}
  </p>
);
