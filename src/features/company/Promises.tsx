import { graphql } from 'gatsby';

import { RuledRows, type RuledRow } from '../../ui/RuledRows/RuledRows';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Promises.module.css';

interface PromisesProps {
  readonly promises: Queries.PromisesPartFragment;
  readonly services: { readonly heading: string; readonly items: readonly RuledRow[] };
}

/** What a client of this place gets, and what we build for them. */
export const Promises = ({ promises, services }: PromisesProps) => (
  <Section>
    <h2 className={styles.heading}>
      <Words text={promises.heading} />
    </h2>
    <ul role="list" className={styles.promises}>
      {promises.items.map(({ title, text }) => (
        <li key={title} className={styles.promise}>
          <h3 className={styles.title}>
            <Words text={title} />
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
    <h2 className={styles.build}>
      <Words text={services.heading} />
    </h2>
    <RuledRows rows={services.items} />
  </Section>
);

export const promises = graphql`
  fragment PromisesPart on TitledList {
    heading
    items {
      title
      text
    }
  }
`;
