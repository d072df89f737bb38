import { graphql } from 'gatsby';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Fold } from '../../ui/Fold/Fold';
import { Picture } from '../../ui/Picture/Picture';
import { RuledRows } from '../../ui/RuledRows/RuledRows';
import { Section } from '../../ui/Section/Section';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { Words } from '../../ui/Words/Words';
import * as styles from './NotFound.module.css';

interface NotFoundProps {
  readonly text: Queries.PageTextFragment;
  readonly parts: Queries.NotFoundPartsFragment;
}

/** '404', 'Page not found' and the way home; then what is easier to find. */
export const NotFound = ({ text, parts }: NotFoundProps) => {
  const { title, heading, subtitle, action } = text.frontmatter;
  const { picture, ways } = parts;
  return (
    <>
      <Section tone="sand" space="none">
        <div className={styles.notFound}>
          <p className={styles.code}>
            <VisuallyHidden>{title}</VisuallyHidden>
            <span aria-hidden="true">4</span>
            <span className={styles.ring}>
              <Picture
                image={picture.image.childImageSharp?.gatsbyImageData}
                alt={picture.alt}
                sizes="(width < 700px) 40vw, 420px"
                eager
              />
            </span>
            <span aria-hidden="true">4</span>
          </p>
          <div className={styles.words}>
            <h1 className={styles.title}>
              <Words text={heading} />
            </h1>
            <p className={styles.text}>{subtitle}</p>
            <ButtonLink to="/" tone="action" arrow>
              {action}
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Fold />
      <Section space="tight" labelledBy="ways">
        <h2 id="ways" className={styles.ways}>
          <Words text={ways.heading} />
        </h2>
        <RuledRows rows={ways.items} />
      </Section>
    </>
  );
};

export const notFoundParts = graphql`
  fragment NotFoundParts on NotFoundText {
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 440, formats: [WEBP], placeholder: NONE)
        }
      }
    }
    ways {
      heading
      items {
        title
        text
        to
      }
    }
  }
`;
