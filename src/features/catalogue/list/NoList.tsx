import type { ReactNode } from 'react';

import { Words } from '../../../ui/Words/Words';
import type { CatalogueCard } from './catalogueCard';
import * as styles from './NoList.module.css';
import { TemplateGrid } from './TemplateGrid';
import { words } from './words';

interface NoListProps {
  readonly title?: string;
  /** What to do. */
  readonly text?: string | undefined;
  /** What is shown in place of the list. */
  readonly newest: readonly CatalogueCard[];
  /** The button with which to do it. */
  readonly children: ReactNode;
  /** Other ways on. */
  readonly ways?: ReactNode;
}

/** What stands where there is no list: why, what to do, and the newest templates. */
export const NoList = ({ title, text, newest, children, ways }: NoListProps) => (
  <>
    <div className={styles.nothing}>
      {title && (
        <h2 className={styles.what}>
          <Words text={title} />
        </h2>
      )}
      {text && <p>{text}</p>}
      {children}
    </div>
    {ways}
    {newest.length > 0 && (
      <section className={styles.newest}>
        <h2>
          <Words text={words.newest} />
        </h2>
        <TemplateGrid cards={newest} />
      </section>
    )}
  </>
);
