import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { StatStrip, type Stat } from '../../ui/StatStrip/StatStrip';
import { Label } from '../../ui/Words/Label';
import * as styles from './AboutHero.module.css';

interface AboutHeroProps {
  readonly text: Queries.PageTextFragment;
  readonly parts: Queries.AboutHeroFragment;
  readonly stats: readonly Stat[];
  readonly trail: ReactNode;
}

/** Who we are in one sentence, the studio running off the page, the years in business, and the figures. */
export const AboutHero = ({ text, parts, stats, trail }: AboutHeroProps) => {
  const { title, heading, subtitle } = text.frontmatter;
  const { studio, years } = parts;
  return (
    <Section space="none">
      {trail}
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Emphasis text={heading ?? title} />
        </h1>
        <p className={styles.lead}>{subtitle}</p>
      </div>
      <div className={styles.stage}>
        <div className={styles.studio}>
          <Picture
            image={studio.image.childImageSharp?.gatsbyImageData}
            alt={studio.alt}
            sizes="(width < 700px) 100vw, 85vw"
            eager
          />
        </div>
        <p className={styles.years} data-ground="jade">
          <span className={styles.before}>
            <Label>{years.before}</Label>
          </span>{' '}
          <span className={styles.figure}>{years.figure}</span>{' '}
          <span className={styles.after}>
            <Label>{years.after}</Label>
          </span>
        </p>
      </div>
      <StatStrip stats={stats} />
    </Section>
  );
};

export const aboutHero = graphql`
  fragment AboutHero on AboutUsText {
    studio {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1200, formats: [WEBP], placeholder: NONE)
        }
      }
    }
    years {
      before
      figure
      after
    }
  }
`;
