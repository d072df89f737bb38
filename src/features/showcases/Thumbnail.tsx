import { graphql } from 'gatsby';

import { Picture } from '../../ui/Picture/Picture';
import * as styles from './Thumbnail.module.css';

interface ThumbnailProps {
  readonly showcase: Queries.ShowcaseThumbnailFragment;
  /** How wide it is shown. */
  readonly sizes: string;
  readonly eager?: boolean;
  /** What it shows is said elsewhere: it is decoration. */
  readonly silent?: boolean;
}

/** What a showcase is known by, in one shape; its name in large type where its picture could not be had. */
export const Thumbnail = ({ showcase, sizes, eager, silent = false }: ThumbnailProps) => {
  const { title, thumbnail } = showcase;
  const image = thumbnail?.localFile?.childImageSharp?.gatsbyImageData;
  return (
    <div lang="en" className={styles.thumbnail}>
      {image ? (
        <Picture
          image={image}
          alt={silent ? '' : (thumbnail?.alternativeText ?? '')}
          sizes={sizes}
          eager={eager}
        />
      ) : (
        <span aria-hidden="true" className={styles.name}>
          {title}
        </span>
      )}
    </div>
  );
};

export const showcaseThumbnail = graphql`
  fragment ShowcaseThumbnail on STRAPI_SHOWCASE {
    title
    thumbnail {
      ...ShowcasePicture
    }
  }

  fragment ShowcasePicture on STRAPI__MEDIA {
    id
    alternativeText
    localFile {
      childImageSharp {
        gatsbyImageData(
          width: 2400
          breakpoints: [480, 800, 1200, 1800, 2400]
          formats: [WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
