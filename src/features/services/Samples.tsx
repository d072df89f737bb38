import { graphql } from 'gatsby';

import { newestTemplates } from '../../config/newestTemplates';
import { withLanguage } from '../../i18n/alternates';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
// A block like those of the services: it needs no styles of its own.
import * as styles from './Sections.module.css';

interface SamplesProps {
  readonly samples: Queries.ServiceSamplesPartFragment | null;
}

/** The way to the catalogue, newest first. Its texts are Vietnamese: it leads to the Vietnamese page from both. */
export const Samples = ({ samples }: SamplesProps) =>
  samples && (
    <Section tone="jade" space="tight">
      <div className={styles.block}>
        <Picture
          image={samples.picture.childImageSharp?.gatsbyImageData}
          alt={samples.alt}
          sizes="(width < 800px) 90vw, (width < 1392px) 52vw, 700px"
        />
        <div>
          <h2 className={styles.title}>
            <Words text={samples.heading} />
          </h2>
          <p className={styles.text}>{samples.text}</p>
          <ButtonLink href={withLanguage('vn', newestTemplates)} tone="onInk" arrow>
            {samples.action}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );

export const serviceSamples = graphql`
  fragment ServiceSamplesPart on ServiceSamples {
    heading
    text
    action
    alt
    picture {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1400
          breakpoints: [480, 960, 1400]
          formats: [WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
