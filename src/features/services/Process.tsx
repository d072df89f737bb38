import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Process.module.css';

/** How a project goes, on a line: columns grow with the time their step takes. */
export const Process = ({ process }: { readonly process: Queries.ServiceProcessPartFragment }) => (
  <Section labelledBy="process">
    <h2 id="process">
      <Words text={process.heading} />
    </h2>
    <ol role="list" className={styles.steps}>
      {process.steps.map(({ time, title, text }) => (
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

export const processPart = graphql`
  fragment ServiceProcessPart on ServiceProcess {
    heading
    steps {
      time
      title
      text
    }
  }
`;
