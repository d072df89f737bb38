import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { Section } from '../../ui/Section/Section';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading';
import { TextLink } from '../../ui/TextLink/TextLink';
import * as styles from './Work.module.css';

interface WorkProps {
  readonly work: Queries.HomeWorkTextFragment;
  /** Cards of the featured projects. */
  readonly cards: readonly ReactNode[];
}

/** Four featured projects in unequal columns. */
export const Work = ({ work, cards }: WorkProps) => (
  <Section tone="sand" labelledBy="work">
    <SectionHeading
      id="work"
      title={work.heading}
      action={<TextLink to="/portfolio/">{work.action}</TextLink>}
    />
    <ul role="list" className={styles.grid}>
      {cards.map((card, index) => (
        <li key={index} className={styles.project}>
          {card}
        </li>
      ))}
    </ul>
  </Section>
);

export const workText = graphql`
  fragment HomeWorkText on HomeWork {
    heading
    action
  }
`;
