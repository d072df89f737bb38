import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './AboutReasons.module.css';

/** The five why-choose items (docs/specification/pages.md, 'About us'); the heading takes the first of six places. */
export const AboutReasons = ({ reasons }: { readonly reasons: Queries.AboutReasonsPartFragment }) => (
  <Section tone="ink" labelledBy="reasons">
    <div className={styles.reasons}>
      <h2 id="reasons" className={styles.heading}>
        <Words text={reasons.heading} />
      </h2>
      <ol role="list" className={styles.list}>
        {reasons.items.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <h3 className={styles.title}>
              <Words text={title} />
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </Section>
);

export const aboutReasons = graphql`
  fragment AboutReasonsPart on TitledList {
    heading
    items {
      title
      text
    }
  }
`;
