import { Words } from '../../ui/Words/Words';
import * as styles from './TitledColumns.module.css';

interface TitledColumnsProps {
  readonly heading: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Short points in two ruled columns. */
export const TitledColumns = ({ heading, items }: TitledColumnsProps) => (
  <>
    <h2 className={styles.heading}>
      <Words text={heading} />
    </h2>
    <ul role="list" className={styles.columns}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3 className={styles.title}>
            <Words text={title} />
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </>
);
