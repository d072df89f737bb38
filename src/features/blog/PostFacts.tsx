import type { ReactNode } from 'react';

import { useSiteName } from '../../config/useSiteName';
import * as styles from './PostFacts.module.css';

interface PostFactsProps {
  /** First name; the brand stands in when the CMS has none. */
  readonly author: string | null | undefined;
  /** ISO date. */
  readonly date: string | null | undefined;
  /** The date as people read it. */
  readonly shownDate: string;
  /** '184 views' in the page's language. */
  readonly views: ReactNode;
  /** '4 minutes to read' in the page's language, where it is told. */
  readonly minutes?: string;
}

/** Who wrote it, when, and how often it was read. */
export const PostFacts = ({ author, date, shownDate, views, minutes }: PostFactsProps) => {
  const siteName = useSiteName();
  return (
    <p className={styles.facts}>
      <span>{author ?? siteName}</span>
      {date && <time dateTime={date}>{shownDate}</time>}
      <span>{views}</span>
      {minutes && <span>{minutes}</span>}
    </p>
  );
};
