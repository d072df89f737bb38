import { graphql } from 'gatsby';

import { Words } from '../../ui/Words/Words';
import * as styles from './After.module.css';

/** What happens after a message, step by step. */
export const After = ({ after }: { readonly after: Queries.AfterPartFragment }) => (
  <>
    <h2 className={styles.heading}>
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
  </>
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
