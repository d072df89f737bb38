import type { ReactNode } from 'react';

import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Section } from '../../ui/Section/Section';
import { Application } from './Application';
import * as styles from './OpenApplication.module.css';
import { ToSend } from './ToSend';

interface OpenApplicationProps {
  readonly apply: Queries.TimePlanPartFragment;
  readonly email: string;
  /** The breadcrumb to home that the end of the page has of its own. */
  readonly trail: ReactNode;
}

/** The careers form's place at the end of the page (docs/specification/pages.md, 'Career'). */
export const OpenApplication = ({ apply, email, trail }: OpenApplicationProps) => (
  <Section tone="ink" id="apply" labelledBy="apply-heading">
    {trail}
    <div className={styles.apply}>
      <div>
        <h2 id="apply-heading" className={styles.heading}>
          <Emphasis text={apply.heading} />
        </h2>
        <p className={styles.text}>{apply.text}</p>
        <ToSend />
      </div>
      <Application place="apply-open" position="other" email={email} />
    </div>
  </Section>
);
