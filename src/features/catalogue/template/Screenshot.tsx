import type { ReactNode } from 'react';

import { BrowserFrame } from '../../../ui/Frame/BrowserFrame';
import { Picture } from '../../../ui/Picture/Picture';
import type { TemplatePicture } from './pictures';
import * as styles from './Screenshot.module.css';

interface ScreenshotProps {
  readonly picture: TemplatePicture;
  /** Of the template. */
  readonly title: string;
  /** Title of the layout, where there is one. */
  readonly layout: string | undefined;
  /** Stands under it: what leads to the live preview. */
  readonly children?: ReactNode;
}

/** The whole page of a layout as a picture, of which the upper part is seen. */
export const Screenshot = ({ picture, title, layout, children }: ScreenshotProps) => (
  <div className={styles.screen}>
    <div className={styles.window}>
      <BrowserFrame address={layout}>
        <Picture
          image={picture?.localFile?.childImageSharp?.gatsbyImageData}
          alt={`Ảnh toàn trang của ${title}${layout ? `, giao diện ${layout}` : ''}`}
          sizes="(width < 640px) 65vw, (width < 768px) 90vw, (width < 1000px) 50vw, 816px"
          eager
        />
      </BrowserFrame>
    </div>
    {children && <div className={styles.live}>{children}</div>}
  </div>
);
