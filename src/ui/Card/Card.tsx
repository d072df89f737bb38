import type { ReactNode } from 'react';

import { AnyLink, type LinkTarget } from '../AnyLink/AnyLink';
import { Words } from '../Words/Words';
import * as styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  /** Makes the whole card a link with the title as its name. */
  readonly link?: LinkTarget;
  /** A short fact beside the title: the kind of work, a place, a year. */
  readonly note?: string;
  readonly text?: ReactNode;
  readonly picture?: ReactNode;
  /** The picture is cropped to it. */
  readonly ratio?: '4:3' | '4:5' | '16:10' | '1:1';
  /** A box of its own colour, or of its own line, for cards without a picture. */
  readonly box?: 'sand' | 'jade' | 'ink' | 'line';
  /** A drawing at the top of a box. */
  readonly icon?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  /** Below the text. */
  readonly children?: ReactNode;
}

const groundOf = (box: CardProps['box']) => (box === 'line' ? undefined : box);

/** One thing among others: picture, title, a fact, a line of text. */
export const Card = ({
  title,
  link,
  note,
  text,
  picture,
  ratio = '4:3',
  box,
  icon,
  headingLevel = 3,
  children,
}: CardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.card} data-box={box} data-ground={groundOf(box)}>
      {picture && (
        <div className={styles.picture} data-ratio={ratio}>
          {picture}
        </div>
      )}
      {icon && <div className={styles.icon}>{icon}</div>}
      <div className={styles.line}>
        <Heading className={styles.title}>
          {link ? (
            <AnyLink {...link} className={styles.link}>
              <Words text={title} />
            </AnyLink>
          ) : (
            <Words text={title} />
          )}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
};
