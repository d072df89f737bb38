import type { ReactNode } from 'react';

import { Wrap } from '../Wrap/Wrap';
import * as styles from './Section.module.css';

type Ground = 'paper' | 'sand' | 'ink' | 'jade' | 'action';

interface SectionProps {
  /** Everything inside takes the colours of this ground. */
  readonly tone?: Ground;
  readonly id?: string;
  /** Id of the heading: makes it a landmark with that name. */
  readonly labelledBy?: string;
  /** `below` keeps to the section above it, which has the same ground: no margin at the top. */
  readonly space?: 'normal' | 'tight' | 'below' | 'none';
  readonly children: ReactNode;
}

/** A band from edge to edge; what is in it stands in the page's width. */
export const Section = ({ tone = 'paper', id, labelledBy, space = 'normal', children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    className={styles.section}
    data-ground={tone}
    data-space={space}
  >
    <Wrap>{children}</Wrap>
  </section>
);
