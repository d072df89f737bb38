import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './TimePlan.module.css';
import { TimeSplit } from './TimeSplit';

interface TimePlanProps {
  readonly plan: Queries.TimePlanPartFragment;
  readonly shares: readonly Queries.TimeShareFragment[];
}

/** What a plan of a position's time looks like: that of business development, 60 / 20 / 20. */
export const TimePlan = ({ plan, shares }: TimePlanProps) => (
  <Section space="none" labelledBy="time">
    <div className={styles.plan}>
      <div>
        <h2 id="time" className={styles.heading}>
          <Words text={plan.heading} />
        </h2>
        <p className={styles.text}>{plan.text}</p>
      </div>
      <TimeSplit shares={shares} />
    </div>
  </Section>
);

export const timePlan = graphql`
  fragment TimePlanPart on Lead {
    heading
    text
  }
  fragment TimeShare on TimeShare {
    share
    title
    text
  }
`;
