import { LocalLink } from '../../i18n/LocalLink';
import { Arrow } from '../Arrow/Arrow';
import * as styles from './RuledRows.module.css';

export interface RuledRow {
  readonly title: string;
  readonly text: string;
  /** Path without the language; a row without it is no link. */
  readonly to?: string;
}

interface RuledRowsProps {
  readonly rows: readonly RuledRow[];
  readonly headingLevel?: 2 | 3 | 4;
}

/** Numbered rows between rules; the whole row is the link. */
export const RuledRows = ({ rows, headingLevel = 3 }: RuledRowsProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol role="list" className={styles.rows}>
      {rows.map(({ title, text, to }) => (
        <li key={title} className={styles.row}>
          <Heading className={styles.title}>
            {to ? (
              <LocalLink to={to} className={styles.link}>
                {title}
              </LocalLink>
            ) : (
              title
            )}
          </Heading>
          <p className={styles.text}>{text}</p>
          {to && (
            <span className={styles.arrow}>
              <Arrow />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
