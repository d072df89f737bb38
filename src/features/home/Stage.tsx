import { graphql } from 'gatsby';

import { required } from '../../lib/required';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './Stage.module.css';

/**
 * The picture of the first view: composed once for wide and once for narrow screens, for the screens inside a
 * picture cannot reflow.
 */
export const Stage = ({ stage }: { readonly stage: Queries.StageFragment }) => (
  <Picture
    className={styles.stage}
    image={stage.picture.childImageSharp?.gatsbyImageData}
    narrow={{
      image: required(stage.narrow.childImageSharp, 'the narrow stage of the home page').gatsbyImageData,
      media: '(width < 700px)',
    }}
    alt={stage.alt}
    eager
  />
);

export const stage = graphql`
  fragment Stage on HomeStage {
    alt
    picture {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1280
          breakpoints: [760, 1280, 1920, 2560]
          sizes: "(width < 1392px) calc(100vw - 10vw), 1280px"
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
    narrow {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 525
          breakpoints: [350, 700, 1050]
          sizes: "calc(100vw - 40px)"
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
