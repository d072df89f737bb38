import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Section } from '../../ui/Section/Section';
import * as styles from './TextHero.module.css';

interface TextHeroProps {
  readonly text: Queries.PageTextFragment;
  readonly trail: ReactNode;
}

/** The head of a page that begins with words alone: its promise over eight columns, what it means at its foot. */
export const TextHero = ({ text, trail }: TextHeroProps) => {
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

/** What a text page and its head need of a text. */
export const pageText = graphql`
  fragment PageText on MarkdownRemark {
    html
    frontmatter {
      title
      heading
      description
      summary
      subtitle
      action
    }
  }
`;
