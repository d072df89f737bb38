import type { ReactNode } from 'react';

import { Section } from '../../ui/Section/Section';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import * as styles from './ContactHero.module.css';

interface ContactHeroProps {
  readonly text: Queries.PageTextFragment;
  readonly trail: ReactNode;
}

/** 'Contact Us', and who reads what arrives. */
export const ContactHero = ({ text, trail }: ContactHeroProps) => {
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
