import { graphql } from 'gatsby';

import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading';
import { Stage } from '../../ui/Stage/Stage';
import { Words } from '../../ui/Words/Words';
import * as styles from './Crafts.module.css';

/** What the media banners service does, each with a drawing that proves it. */
export const Crafts = ({ crafts }: { readonly crafts: Queries.BannerCraftsPartFragment }) => (
  <Section labelledBy="crafts">
    <SectionHeading id="crafts" title={crafts.heading} />
    <ul role="list" className={styles.crafts}>
      {crafts.items.map(({ title, text, ground, picture, narrow, alt }) => {
        const upright = narrow.childImageSharp?.gatsbyImageData;
        return (
          <li key={title} className={styles.craft}>
            <Stage
              className={styles.ground}
              colours={[ground]}
              layers={[
                {
                  kind: 'bare',
                  className: styles.drawing,
                  picture: (
                    <Picture
                      image={picture.childImageSharp?.gatsbyImageData}
                      alt={alt}
                      // Words in it stay legible; the styles beside this change their columns at the same width.
                      narrow={upright && [{ image: upright, media: '(width < 1200px)' }]}
                    />
                  ),
                },
              ]}
            />
            <h3 className={styles.title}>
              <Words text={title} />
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        );
      })}
    </ul>
  </Section>
);

export const bannerCrafts = graphql`
  fragment BannerCraftsPart on BannerCrafts {
    heading
    items {
      title
      text
      ground
      alt
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1520
            breakpoints: [560, 760, 1080, 1520]
            sizes: "(width < 1392px) 54vw, 735px"
            formats: [AVIF, WEBP]
            placeholder: NONE
          )
        }
      }
      narrow {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 900
            breakpoints: [360, 720, 900]
            sizes: "(width < 640px) 90vw, 44vw"
            formats: [AVIF, WEBP]
            placeholder: NONE
          )
        }
      }
    }
  }
`;
