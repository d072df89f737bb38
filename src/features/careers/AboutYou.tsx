import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './AboutYou.module.css';

/** Who fits here: five sentences in large type, each ticked by hand. */
export const AboutYou = ({ you }: { readonly you: Queries.AboutYouPartFragment }) => (
  <Section labelledBy="you">
    <div className={styles.you}>
      <h2 id="you">
        <Words text={you.heading} />
      </h2>
      <ul role="list">
        {you.items.map((item) => (
          <li key={item} className={styles.item}>
            <svg viewBox="0 0 32 28" width="32" height="28" aria-hidden="true" className={styles.tick}>
              <path d="M3 15c3 3 5 6 7 10C15 14 21 7 29 3" />
            </svg>
            <Words text={item} />
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

export const aboutYou = graphql`
  fragment AboutYouPart on CareerYou {
    heading
    items
  }
`;
