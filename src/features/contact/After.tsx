import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './After.module.css';

/** What happens after a message: three steps whose line grows. */
export const After = ({ after }: { readonly after: Queries.AfterPartFragment }) => (
  <Section labelledBy="after">
    <h2 id="after" className={styles.heading}>
      <Words text={after.heading} />
    </h2>
    <ol role="list" className={styles.steps}>
      {after.steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>
            <Words text={title} />
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

export const after = graphql`
  fragment AfterPart on ContactAfter {
    heading
    steps {
      title
      text
    }
  }
`;
