import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Reasons.module.css';

/** Five reasons: the first with a figure as large as type gets, the others in ruled columns. */
export const Reasons = ({ heading, first, reasons }: Queries.WhyUsReasonsFragment) => (
  <Section labelledBy="why-us">
    <div className={styles.columns}>
      <h2 id="why-us">
        <Words text={heading} />
      </h2>
      <div className={styles.first} data-ground="action">
        <p className={styles.figure}>
          {first.figure}
          <span className={styles.unit}>
            {' '}
            <Label>{first.unit}</Label>
          </span>
        </p>
        <div>
          <h3 className={styles.title}>
            <Words text={first.title} />
          </h3>
          <p>{first.text}</p>
        </div>
      </div>
      <ul role="list" className={styles.list}>
        {reasons.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <h3 className={styles.title}>
              <Words text={title} />
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

export const whyUsReasons = graphql`
  fragment WhyUsReasons on WhyUsText {
    heading
    first {
      figure
      unit
      title
      text
    }
    reasons {
      title
      text
    }
  }
`;
