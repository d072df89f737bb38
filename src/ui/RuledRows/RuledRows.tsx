import { AnyLink } from '../AnyLink/AnyLink';
import { Arrow } from '../Arrow/Arrow';
import { Words } from '../Words/Words';
import * as styles from './RuledRows.module.css';

export interface RuledRow {
  readonly title: string;
  readonly text: string;
  /** Path without the language; a row without it is no link. */
  readonly to?: string;
  /** Any other address in place of `to`: a part of this page. */
  readonly href?: string;
}

interface RuledRowsProps {
  readonly rows: readonly RuledRow[];
  readonly headingLevel?: 2 | 3 | 4;
}

const RowTitle = ({ title, to, href }: Omit<RuledRow, 'text'>) => {
  const target = to ? { to } : href ? { href } : null;
  if (!target) return <Words text={title} />;
  return (
    <AnyLink {...target} className={styles.link}>
      <Words text={title} />
    </AnyLink>
  );
};

/** Numbered rows between rules; the whole row is the link. */
export const RuledRows = ({ rows, headingLevel = 3 }: RuledRowsProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol role="list" className={styles.rows}>
      {rows.map(({ title, text, to, href }) => (
        <li key={title} className={styles.row}>
          <Heading className={styles.title}>
            <RowTitle {...{ title, to, href }} />
          </Heading>
          <p className={styles.text}>{text}</p>
          {(to ?? href) && (
            <span className={styles.arrow}>
              <Arrow />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
