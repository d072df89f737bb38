import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Choosing.module.css';

/** How we choose: four steps, each with the time it takes at most, going down like stairs. */
export const Choosing = ({ steps }: { readonly steps: Queries.ChoosingPartFragment }) => (
  <Section tone="sand" labelledBy="choosing">
    <h2 id="choosing">
      <Words text={steps.heading} />
    </h2>
    <ol role="list" className={styles.steps}>
      {steps.items.map(({ time, title, text }) => (
        <li key={title} className={styles.step}>
          <p className={styles.time}>
            <Label>{time}</Label>
          </p>
          <h3 className={styles.title}>
            <Words text={title} />
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

export const choosing = graphql`
  fragment ChoosingPart on CareerSteps {
    heading
    items {
      time
      title
      text
    }
  }
`;
