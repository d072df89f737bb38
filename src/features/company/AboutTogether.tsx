import { graphql } from 'gatsby';

import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './AboutTogether.module.css';

/** How we work with each other and with clients: a table from above, and three habits. */
export const AboutTogether = ({ together }: { readonly together: Queries.AboutTogetherPartFragment }) => (
  <Section tone="sand" labelledBy="together" space="none">
    <div className={styles.together}>
      <div className={styles.picture}>
        <Picture
          image={together.picture.image.childImageSharp?.gatsbyImageData}
          alt={together.picture.alt}
          sizes="(width < 700px) 90vw, 600px"
        />
      </div>
      <div className={styles.words}>
        <h2 id="together">
          <Words text={together.heading} />
        </h2>
        <p className={styles.lead}>{together.lead}</p>
        <dl className={styles.habits}>
          {together.habits.map(({ title, text }) => (
            <div key={title} className={styles.habit}>
              <dt className={styles.name}>
                <Words text={title} />
              </dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </Section>
);

export const aboutTogether = graphql`
  fragment AboutTogetherPart on AboutTogether {
    heading
    lead
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 600, formats: [WEBP], placeholder: NONE)
        }
      }
    }
    habits {
      title
      text
    }
  }
`;
