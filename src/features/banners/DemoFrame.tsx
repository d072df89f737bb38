import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useCallback, useRef, useState, type CSSProperties } from 'react';

import { env } from '../../config/env';
import { useLanguage } from '../../i18n/LocalLink';
import { withLanguage } from '../../i18n/alternates';
import { plain } from '../../lib/plain';
import { useNear } from '../../lib/useNear';
import { Picture } from '../../ui/Picture/Picture';
import { bannerAddress, type Banner } from './banner';
import * as styles from './DemoFrame.module.css';
import { useActivation } from './useActivation';

interface DemoFrameProps {
  readonly banner: Banner;
  /** The banner is what the page was opened for: it is asked for with the page, also without scripts. */
  readonly atOnce?: boolean;
}

/**
 * A live banner in its real size and in the language of the page, as a publisher would show it. Until somebody comes near it, its poster stands there and
 * nothing of it is asked for. A click on it leads to the contact page, in a tab that is no part of the frame any more: the
 * site answers no document that is kept in a sandbox.
 */
export const DemoFrame = ({ banner, atOnce = false }: DemoFrameProps) => {
  const { t } = useTranslation('banners');
  const frame = useRef<HTMLIFrameElement>(null);
  const [near, setNear] = useState(false);
  useNear(
    frame,
    !atOnce,
    useCallback(() => setNear(true), []),
  );
  const started = atOnce || near;
  useActivation(frame, banner, started);
  const { slug, width, height, title, poster } = banner;
  const language = useLanguage();
  const click = `${env.siteUrl}${withLanguage(language, '/contact/')}`;
  const address = `${bannerAddress(slug, language)}?clickTag=${encodeURIComponent(click)}`;
  const name = t('frame', { title: plain(title) });
  const attributes = {
    ...{ width, height, className: styles.frame },
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  };
  return (
    <div
      className={styles.demo}
      style={{ '--width': `${width}px`, '--height': `${height}px` } as CSSProperties}
    >
      <Picture
        image={poster.childImageSharp?.gatsbyImageData}
        alt=""
        sizes={`${width}px`}
        className={styles.poster}
      />
      <iframe
        ref={frame}
        title={name}
        {...attributes}
        src={started ? address : undefined}
        data-live={atOnce || undefined}
      />
      {!atOnce && (
        <noscript>
          <iframe title={name} {...attributes} src={address} loading="lazy" />
        </noscript>
      )}
    </div>
  );
};
