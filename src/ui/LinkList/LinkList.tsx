import type { ReactNode } from 'react';

import { LocalLink } from '../../i18n/LocalLink';
import { Words } from '../Words/Words';
import { Label } from '../Words/Label';
import * as styles from './LinkList.module.css';

interface ListedPage {
  /** Path without the language. */
  readonly path: string;
  readonly title: string;
  readonly note?: string | null;
  readonly picture?: ReactNode;
}

interface LinkListProps {
  readonly heading: string;
  readonly pages: readonly ListedPage[];
  /** Language of titles and notes when it is not that of the page. */
  readonly lang?: string;
}

/** Pages below this one as ruled rows: the whole row is the link. Nothing is shown when there are none. */
export const LinkList = ({ heading, pages, lang }: LinkListProps) => {
  if (pages.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <Words text={heading} />
      </h2>
      <ul role="list" lang={lang} className={styles.list}>
        {pages.map(({ path, title, note, picture }) => (
          <li key={path}>
            <LocalLink to={path} className={styles.row}>
              {picture}
              <span className={styles.title}>
                <Label>{title}</Label>
              </span>
              {note && <span className={styles.note}>{note}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
