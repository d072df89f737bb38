import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

import { Mark } from '../../ui/Mark/Mark';
import { Picture } from '../../ui/Picture/Picture';
import { pictureSizes } from './pictureSizes';
import * as styles from './PostPicture.module.css';
import type { Place } from './rhythm';

interface PostPictureProps {
  readonly image: IGatsbyImageData | null;
  readonly place: Place;
  readonly eager?: boolean | undefined;
}

/** The picture of a post on its card; the mark of the brand on a quiet ground where it has none, which no file is asked for. */
export const PostPicture = ({ image, place, eager }: PostPictureProps) => (
  <div className={styles.picture}>
    {image ? (
      <Picture image={image} alt="" eager={eager} sizes={pictureSizes(place, image)} />
    ) : (
      <Mark className={styles.mark} />
    )}
  </div>
);

/** The sizes that cards, the page of a post and what leads to it are made of. */
export const postPicture = graphql`
  fragment PostPicture on STRAPI__MEDIA {
    localFile {
      childImageSharp {
        gatsbyImageData(width: 1600, breakpoints: [480, 880, 1600], formats: [WEBP], placeholder: NONE)
      }
    }
  }
`;
