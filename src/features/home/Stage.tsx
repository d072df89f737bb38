import { graphql } from 'gatsby';

import { required } from '../../lib/required';
import { Picture } from '../../ui/Picture/Picture';
import { Stage as Layers } from '../../ui/Stage/Stage';
import * as styles from './Stage.module.css';

const ground = (
  <svg className={styles.rings} viewBox="0 0 64 64" aria-hidden="true">
    {[12, 18, 24, 30].map((radius) => (
      <circle key={radius} cx="32" cy="32" r={radius} />
    ))}
  </svg>
);

/**
 * The work of the first view: a browser and a phone on one ground. On narrow screens a page stands in the browser as a
 * phone shows it, for its wide screen would be too small to read.
 */
export const Stage = ({ stage: { browser, phone } }: { readonly stage: Queries.StageFragment }) => (
  <Layers
    className={styles.stage}
    colours={['var(--sand)', 'color-mix(in srgb, var(--red) 16%, var(--sand))']}
    scene={ground}
    layers={[
      {
        kind: 'browser',
        className: styles.browser,
        picture: (
          <Picture
            image={browser.picture.childImageSharp?.gatsbyImageData}
            narrow={[
              {
                image: required(browser.narrow.childImageSharp, 'the narrow browser of the home page')
                  .gatsbyImageData,
                media: '(width < 600px)',
              },
            ]}
            alt={browser.alt}
            eager
          />
        ),
      },
      {
        kind: 'phone',
        className: styles.phone,
        // Not eager: it would take half of the line from the browser, the largest picture of a phone's first screen.
        picture: <Picture image={phone.picture.childImageSharp?.gatsbyImageData} alt={phone.alt} />,
      },
    ]}
    first
  />
);

// Each size is named as the width that is there for it, not as the one shown, which is a little smaller: browsers round
// down between two widths, and a screen with words in it must never be enlarged. The wide screen is the first that anybody
// sees: at the usual quality its large letters and pale skies have halos where a pixel of the file is one of the screen.
export const stage = graphql`
  fragment Stage on HomeStage {
    browser {
      alt
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 900
            breakpoints: [900, 1800]
            sizes: "900px"
            formats: [AVIF, WEBP]
            avifOptions: { quality: 62 }
            webpOptions: { quality: 76 }
            placeholder: NONE
          )
        }
      }
      narrow {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 390
            breakpoints: [250, 390, 500, 780]
            sizes: "(width < 420px) 250px, 390px"
            formats: [AVIF, WEBP]
            avifOptions: { quality: 45 }
            placeholder: NONE
          )
        }
      }
    }
    phone {
      alt
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 270
            breakpoints: [150, 300, 540]
            sizes: "(width < 420px) 150px, 270px"
            formats: [AVIF, WEBP]
            avifOptions: { quality: 45 }
            placeholder: NONE
          )
        }
      }
    }
  }
`;
