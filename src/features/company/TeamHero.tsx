import type { ReactNode } from 'react';

import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Section } from '../../ui/Section/Section';
import * as styles from './TeamHero.module.css';

interface TeamHeroProps {
  readonly text: Queries.PageTextFragment;
  readonly trail: ReactNode;
}

/** The promise of the page over nine columns, what it means at its foot. */
export const TeamHero = ({ text, trail }: TeamHeroProps) => {
  const { title, heading, subtitle } = text.frontmatter;
  return (
    <Section space="none">
      {trail}
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Emphasis text={heading ?? title} />
        </h1>
        <p className={styles.lead}>{subtitle}</p>
      </div>
    </Section>
  );
};
