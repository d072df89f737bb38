import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Internship.module.css';

/** How long, where, and what an intern gets: one block with the figure, five things beside it. */
export const Internship = ({ internship }: { readonly internship: Queries.InternshipPartFragment }) => (
  <Section space="none" labelledBy="internship">
    <div className={styles.internship}>
      <p className={styles.block} data-ground="jade">
        <span className={styles.figure}>{internship.figure}</span>{' '}
        <span className={styles.unit}>
          <Label>{internship.unit}</Label>
        </span>{' '}
        <span className={styles.where}>{internship.where}</span>
      </p>
      <div>
        <h2 id="internship">
          <Words text={internship.heading} />
        </h2>
        <dl className={styles.list}>
          {internship.items.map(({ title, text }) => (
            <div key={title} className={styles.item}>
              <dt className={styles.title}>
                <Words text={title} />
              </dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </Section>
);

export const internship = graphql`
  fragment InternshipPart on CareerInternship {
    heading
    figure
    unit
    where
    items {
      title
      text
    }
  }
`;
