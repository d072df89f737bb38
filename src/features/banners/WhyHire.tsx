import { graphql } from 'gatsby';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { CallBand } from '../../ui/CallBand/CallBand';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './WhyHire.module.css';

type Week = Queries.WhyHirePartFragment['why']['week'];

/** What a banner takes, day by day: one picture, whose words are said in one sentence. */
const SampleWeek = ({ caption, alt, days, steps }: Week) => (
  <figure className={styles.week}>
    <figcaption className={styles.quiet}>{caption}</figcaption>
    <div role="img" aria-label={alt} className={styles.days}>
      {days.map((day) => (
        <span key={day} className={styles.quiet}>
          {day}
        </span>
      ))}
      {steps.map(({ title, from, to, ground }, index) => (
        <span
          key={title}
          className={styles.step}
          data-ground={ground}
          // Each in a row of its own, below the days.
          style={{ gridArea: `${index + 2} / ${from} / auto / ${to + 1}` }}
        >
          <Words text={title} />
        </span>
      ))}
    </div>
  </figure>
);

/** Five reasons beside a sample week, and the call that asks for what a banner begins with. */
export const WhyHire = ({ why, start }: Queries.WhyHirePartFragment) => (
  <>
    <Section tone="sand" labelledBy="why-hire">
      <div className={styles.columns}>
        <div className={styles.first}>
          <h2 id="why-hire">
            <Words text={why.heading} />
          </h2>
          <SampleWeek {...why.week} />
        </div>
        <ul role="list">
          {why.reasons.map(({ title, text }) => (
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
    <CallBand tone="action" heading={start.heading}>
      <ButtonLink to="/contact/" tone="onInk" arrow>
        {start.action}
      </ButtonLink>
    </CallBand>
  </>
);

export const whyHire = graphql`
  fragment WhyHirePart on MediaBannersText {
    why {
      heading
      week {
        caption
        alt
        days
        steps {
          title
          from
          to
          ground
        }
      }
      reasons {
        title
        text
      }
    }
    start {
      heading
      action
    }
  }
`;
