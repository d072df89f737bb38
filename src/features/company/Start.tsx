import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Start.module.css';

/** The first weeks on a line: columns grow with the time they take. */
export const Start = ({ start }: { readonly start: Queries.StartPartFragment }) => (
  <Section tone="jade" labelledBy="start">
    <h2 id="start">
      <Words text={start.heading} />
    </h2>
    <ol role="list" className={styles.steps}>
      {start.steps.map(({ when, title, text }) => (
        <li key={when} className={styles.step}>
          <p className={styles.when}>
            <Label>{when}</Label>
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

export const start = graphql`
  fragment StartPart on LocationStart {
    heading
    steps {
      when
      title
      text
    }
  }
`;
