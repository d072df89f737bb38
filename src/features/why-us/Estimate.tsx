import { graphql } from 'gatsby';

import { contactWays } from '../../lib/contactWays';
import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Estimate.module.css';

interface EstimateProps {
  readonly estimate: Queries.WhyUsEstimateFragment['estimate'];
  readonly phones: Queries.WhyUsPhonesFragment;
}

/** The last call of the page, with the phone lines of both countries. */
export const Estimate = ({ estimate, phones }: EstimateProps) => (
  <Section tone="ink" labelledBy="estimate">
    <div className={styles.columns}>
      <div>
        <h2 id="estimate" className={styles.heading}>
          <Words text={estimate.heading} />
        </h2>
        <p className={styles.text}>{estimate.text}</p>
        <ButtonLink to="/contact/" tone="action" arrow>
          {estimate.action}
        </ButtonLink>
      </div>
      <ul role="list">
        {(
          [
            [estimate.australia, phones.au],
            [estimate.vietnam, phones.vn],
          ] as const
        ).map(([country, phone]) => (
          <li key={phone} className={styles.phone}>
            <span className={styles.country}>
              <Label>{country}</Label>
            </span>
            <AnyLink href={contactWays.phone(phone).href} className={styles.number}>
              {phone}
            </AnyLink>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

export const whyUsEstimate = graphql`
  fragment WhyUsEstimate on WhyUsText {
    estimate {
      heading
      text
      action
      australia
      vietnam
    }
  }
`;
