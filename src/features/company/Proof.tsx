import { graphql } from 'gatsby';

import { Card } from '../../ui/Card/Card';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Proof.module.css';

/** Two projects built this way, in unequal columns. */
export const Proof = ({ proof }: { readonly proof: Queries.ProofPartFragment }) => (
  <Section tone="sand" labelledBy="proof">
    <h2 id="proof">
      <Words text={proof.heading} />
    </h2>
    <div className={styles.projects}>
      {proof.items.map(({ title, text, to, picture }, index) => (
        <Card
          key={to}
          title={title}
          text={text}
          link={{ to }}
          ratio={index ? '4:5' : '4:3'}
          picture={
            <Picture
              image={picture.image.childImageSharp?.gatsbyImageData}
              alt={picture.alt}
              sizes={index ? '(width < 700px) 90vw, 500px' : '(width < 700px) 90vw, 720px'}
            />
          }
        />
      ))}
    </div>
  </Section>
);

export const proof = graphql`
  fragment ProofPart on LocationProof {
    heading
    items {
      title
      text
      to
      picture {
        alt
        image {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 760, formats: [WEBP], placeholder: NONE)
          }
        }
      }
    }
  }
`;
