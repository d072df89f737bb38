import { Picture } from '../../../ui/Picture/Picture';
import type { TemplatePicture } from './pictures';
import * as styles from './Thumbnail.module.css';

interface ThumbnailProps {
  readonly picture: TemplatePicture;
  /** How wide it is shown, as `sizes` of a picture. */
  readonly sizes: string;
}

/** The first screen of a layout under a thin browser bar. What names it stands beside it. */
export const Thumbnail = ({ picture, sizes }: ThumbnailProps) => (
  <div className={styles.thumbnail}>
    <Picture image={picture?.localFile?.childImageSharp?.gatsbyImageData} alt="" sizes={sizes} />
  </div>
);
