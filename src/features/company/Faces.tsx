import { graphql } from 'gatsby';

import { Picture } from '../../ui/Picture/Picture';
import * as styles from './Faces.module.css';

/** Some of the team in a row, for the eye alone: their names stand on the team page. */
export const Faces = ({ members }: { readonly members: readonly Queries.FaceFragment[] }) => (
  <div className={styles.faces}>
    {members.map(({ key, portrait }) => (
      <Picture
        key={key}
        image={portrait.childImageSharp?.gatsbyImageData}
        alt=""
        sizes="120px"
        className={styles.face}
      />
    ))}
  </div>
);

export const face = graphql`
  fragment Face on TeamMember {
    key
    portrait {
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 120
          height: 120
          formats: [WEBP]
          placeholder: NONE
          transformOptions: { cropFocus: NORTH }
        )
      }
    }
  }
`;
