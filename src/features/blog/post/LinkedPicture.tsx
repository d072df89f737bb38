import { Mark } from '../../../ui/Mark/Mark';
import { Picture } from '../../../ui/Picture/Picture';
import * as styles from './LinkedPicture.module.css';

interface LinkedPictureProps {
  readonly post: Queries.LinkedPostFragment;
  readonly sizes: string;
}

/** The picture of a post that is led to; the mark of the brand where it has none. */
export const LinkedPicture = ({ post, sizes }: LinkedPictureProps) => {
  const image = post.titleImage?.localFile?.childImageSharp?.gatsbyImageData;
  return image ? <Picture image={image} alt="" sizes={sizes} /> : <Mark className={styles.mark} />;
};
