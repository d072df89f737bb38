import type { ReactNode } from 'react';

import { Words } from '../Words/Words';
import * as styles from './Accordion.module.css';

interface AccordionItem {
  /** `#id` in an address leads to it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly open?: boolean;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Items of one name: one of them is open at a time. */
  readonly name?: string;
  readonly headingLevel?: 2 | 3 | 4;
}

/** Questions and answers, each a native `<details>`: found by the browser's search, and working without scripts. */
export const Accordion = ({ items, name, headingLevel = 3 }: AccordionProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} className={styles.item} open={open} name={name}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>
              <Words text={title} />
            </Heading>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
};
