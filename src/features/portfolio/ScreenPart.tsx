import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';

import { Picture } from '../../ui/Picture/Picture';
import * as styles from './ScreenPart.module.css';

interface ScreenPartProps {
  readonly image: IGatsbyImageData;
  /** In parts of a hundred of its width and height. */
  readonly part: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
}

/** What one note of a page in a browser is about, as large as it is read: a phone shows this instead of the whole. */
export const ScreenPart = ({ image, part: { left, top, width, height } }: ScreenPartProps) => {
  const shape = (image.width * width) / (image.height * height);
  const place = { '--left': left / width, '--top': top / height, '--wide': 100 / width, '--shape': shape };
  return (
    <div className={styles.part} style={place as CSSProperties}>
      <Picture image={image} alt="" sizes={`${Math.round(9000 / width)}vw`} />
    </div>
  );
};
