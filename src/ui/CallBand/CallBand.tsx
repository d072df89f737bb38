import type { ReactNode } from 'react';

import { Section } from '../Section/Section';
import { Words } from '../Words/Words';
import * as styles from './CallBand.module.css';

interface CallBandProps {
  readonly tone: 'sand' | 'ink' | 'jade' | 'action';
  readonly heading: string;
  readonly text?: string;
  /** The button. */
  readonly children: ReactNode;
}

/** One call in a band from edge to edge: what it is, and the button at its end. */
export const CallBand = ({ tone, heading, text, children }: CallBandProps) => (
  <Section tone={tone} space="tight">
    <div className={styles.call}>
      <div>
        <h2 className={styles.heading}>
          <Words text={heading} />
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  </Section>
);
