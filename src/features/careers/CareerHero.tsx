import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import * as styles from './CareerHero.module.css';
import { jobsId } from './jobsId';

interface CareerHeroProps {
  readonly text: Queries.PageTextFragment;
  readonly parts: Queries.CareerHeroPartFragment;
  readonly trail: ReactNode;
}

/** The intro; 'View Opening' scrolls to the openings (docs/specification/pages.md, 'Career'). */
export const CareerHero = ({ text, parts, trail }: CareerHeroProps) => {
  const { title, heading, subtitle, action } = text.frontmatter;
  return (
    <Section tone="sand" space="none">
      <div className={styles.hero}>
        <div className={styles.words}>
          {trail}
          <h1 className={styles.title}>
            <Emphasis text={heading ?? title} />
          </h1>
          <p className={styles.lead}>{subtitle}</p>
          <ButtonLink href={`#${jobsId}`} tone="action" arrow>
            {action}
          </ButtonLink>
        </div>
        <div className={styles.picture}>
          <Picture
            image={parts.picture.image.childImageSharp?.gatsbyImageData}
            alt={parts.picture.alt}
            sizes="(width < 900px) 100vw, 46vw"
            eager
          />
        </div>
      </div>
    </Section>
  );
};

export const careerHero = graphql`
  fragment CareerHeroPart on CareerText {
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 800, formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
