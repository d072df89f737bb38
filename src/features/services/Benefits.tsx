import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Benefits.module.css';

/** What a client has of the service, in ruled columns under one heading. */
export const Benefits = ({ benefits }: { readonly benefits: Queries.TitledListPartFragment }) => (
  <Section labelledBy="benefits">
    <div className={styles.columns}>
      <h2 id="benefits">
        <Words text={benefits.heading} />
      </h2>
      <ul role="list" className={styles.list}>
        {benefits.items.map(({ title, text }) => (
          <li key={title} className={styles.benefit}>
            <h3>
              <Words text={title} />
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
