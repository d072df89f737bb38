import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Picture } from '../../ui/Picture/Picture';
import { Wrap } from '../../ui/Wrap/Wrap';
import * as styles from './LocationHero.module.css';

interface LocationHeroProps {
  readonly text: Queries.PageTextFragment;
  /** The picture of the place. */
  readonly ground: Queries.LocationGroundPartFragment | undefined;
  readonly trail: ReactNode;
}

/** The place in the heading, and behind it its skyline from edge to edge. */
export const LocationHero = ({ text, ground, trail }: LocationHeroProps) => {
  const { title, heading, subtitle, action } = text.frontmatter;
  return (
    <section className={styles.hero} data-ground="ink">
      <div className={styles.words}>
        <Wrap>
          {trail}
          <div className={styles.columns}>
            <h1 className={styles.title}>
              <Emphasis text={heading ?? title} />
            </h1>
            <div className={styles.aside}>
              <p className={styles.lead}>{subtitle}</p>
              <ButtonLink to="/contact/" arrow>
                {action}
              </ButtonLink>
            </div>
          </div>
        </Wrap>
      </div>
      {/* After the words: it stands at their lower end, which is known once they are there. */}
      <Picture
        image={ground?.image.childImageSharp?.gatsbyImageData}
        alt={ground?.alt ?? ''}
        sizes="(width < 900px) max(100vw, 745px), max(100vw, 980px)"
        eager
        className={styles.ground}
      />
    </section>
  );
};

export const locationGround = graphql`
  fragment LocationGroundPart on LocationGround {
    place
    alt
    image {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 2880
          breakpoints: [750, 1500, 2250, 2880]
          formats: [WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
