import type { ReactNode } from 'react';

import { Emphasis } from '../Emphasis/Emphasis';
import * as styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** For `labelledBy` of the section. */
  readonly id?: string;
  /** One phrase may stand between `**` and `**`: it is shown in the accent colour. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** A link or button at the end of the line. */
  readonly action?: ReactNode;
}

/** The h2 of a section. */
export const SectionHeading = ({ id, title, lead, action }: SectionHeadingProps) => (
  <div className={styles.heading}>
    <div className={styles.words}>
      <h2 id={id} className={styles.title}>
        <Emphasis text={title} />
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
