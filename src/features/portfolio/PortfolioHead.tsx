import type { ReactNode } from 'react';

import { required } from '../../lib/required';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Wrap } from '../../ui/Wrap/Wrap';
import * as styles from './PortfolioHead.module.css';

interface PortfolioHeadProps {
  readonly text: Queries.PageTextFragment;
  /** The breadcrumb. */
  readonly trail: ReactNode;
  readonly tabs: ReactNode;
}

/** The promise of the list, small enough that the first work stands in the first screen. */
export const PortfolioHead = ({ text, trail, tabs }: PortfolioHeadProps) => (
  <Wrap>
    {trail}
    <div className={styles.words}>
      <h1 className={styles.heading}>
        <Emphasis text={required(text.frontmatter.heading, 'the heading of the portfolio')} />
      </h1>
      <p className={styles.aside}>{text.frontmatter.subtitle}</p>
    </div>
    {tabs}
  </Wrap>
);
