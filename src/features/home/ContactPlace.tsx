import type { ReactNode } from 'react';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './ContactPlace.module.css';

interface ContactPlaceProps {
  readonly heading: string;
  readonly text: string;
  /** The contact form. */
  readonly children: ReactNode;
  /** What stands below, on the same ground. */
  readonly below: ReactNode;
}

/** The closing call on ink. */
export const ContactPlace = ({ heading, text, children, below }: ContactPlaceProps) => (
  <Section tone="ink" labelledBy="contact" id="contact-us">
    <div className={styles.columns}>
      <div>
        <h2 id="contact" className={styles.heading}>
          <Words text={heading} />
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </div>
    {below}
  </Section>
);
