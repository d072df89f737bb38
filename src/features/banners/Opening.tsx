import type { ReactNode } from 'react';

import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Wrap } from '../../ui/Wrap/Wrap';
import * as styles from './Opening.module.css';

interface OpeningProps {
  readonly text: Queries.MediaBannersPartFragment;
  /** The breadcrumb. */
  readonly trail: ReactNode;
}

/** The promise, small enough that the first banners stand in the first screen. */
export const Opening = ({ text, trail }: OpeningProps) => (
  <Wrap>
    <div className={styles.trail}>{trail}</div>
    <div className={styles.words}>
      <h1 className={styles.heading}>
        <Emphasis text={text.heading} />
      </h1>
      <p className={styles.lead}>{text.lead}</p>
    </div>
  </Wrap>
);
