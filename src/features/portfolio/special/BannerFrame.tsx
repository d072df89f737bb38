import { graphql } from 'gatsby';
import { useCallback, useRef, type CSSProperties, type RefObject } from 'react';

import { useLanguage } from '../../../i18n/LocalLink';
import { useNear } from '../../../lib/useNear';
import { Picture } from '../../../ui/Picture/Picture';
import { pictureIn } from '../pictureIn';
import { bannerAddress } from './bannerAddress';
import * as styles from './BannerFrame.module.css';

interface BannerFrameProps {
  readonly banner: Queries.FramedBannerFragment;
  /** What is in the frame, for who cannot see it. */
  readonly title: string;
  /** For who talks to the banner. */
  readonly frame?: RefObject<HTMLIFrameElement>;
}

/**
 * A banner as a publisher would show it: in a frame that may run scripts and open the page it leads to, and knows nothing
 * of the site. It is asked for as a visitor comes near: by the script of the first view, and where the page came without
 * a document of its own, by React.
 */
export const BannerFrame = ({ banner, title, frame }: BannerFrameProps) => {
  const own = useRef<HTMLIFrameElement>(null);
  const element = frame ?? own;
  const { width, height, shownWidth } = banner;
  const language = useLanguage();
  const address = bannerAddress(banner, language);
  const ask = useCallback(() => {
    if (element.current && !element.current.src) element.current.src = address;
  }, [element, address]);
  useNear(element, true, ask);
  const attributes = {
    width,
    height,
    className: styles.frame,
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  };
  return (
    <div
      className={styles.box}
      style={
        {
          '--width': `${width}px`,
          '--height': `${height}px`,
          '--ratio': width / height,
          '--shown': `${shownWidth}px`,
        } as CSSProperties
      }
    >
      {/* What is seen until the banner is there, and where its scripts do not come. */}
      <Picture
        image={pictureIn(language, banner)?.childImageSharp?.gatsbyImageData}
        alt=""
        sizes={`(width < ${shownWidth}px) 100vw, ${shownWidth}px`}
        className={styles.still}
      />
      <iframe ref={element} title={title} {...attributes} data-src={address} />
      <noscript>
        <iframe title={title} {...attributes} src={address} loading="lazy" />
      </noscript>
    </div>
  );
};

export const framedBanner = graphql`
  fragment FramedBanner on FramedBanner {
    shownWidth
    ...CardBanner
  }
`;
