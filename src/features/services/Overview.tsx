import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { StatStrip, type Stat } from '../../ui/StatStrip/StatStrip';
import { Wrap } from '../../ui/Wrap/Wrap';
import { Words } from '../../ui/Words/Words';
import * as styles from './Overview.module.css';

interface OverviewProps {
  readonly overview: Queries.ServiceOverviewPartFragment;
  readonly stats: readonly Stat[];
}

/** The figures, touching the banner, and what the service is about. */
export const Overview = ({ overview, stats }: OverviewProps) => (
  <>
    <Wrap>
      <StatStrip stats={stats} />
    </Wrap>
    <Section>
      <div className={styles.overview}>
        <h2>
          <Words text={overview.heading} />
        </h2>
        <div>
          <p className={styles.lead}>{overview.lead}</p>
          <p className={styles.text}>{overview.text}</p>
        </div>
      </div>
    </Section>
  </>
);

export const overviewPart = graphql`
  fragment ServiceOverviewPart on ServiceOverview {
    heading
    lead
    text
  }
`;
