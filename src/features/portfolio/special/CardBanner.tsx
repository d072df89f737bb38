import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useCallback, useRef, useState, type CSSProperties } from 'react';

import { useLanguage } from '../../../i18n/LocalLink';
import { useNear } from '../../../lib/useNear';
import { Picture } from '../../../ui/Picture/Picture';
import { pictureIn } from '../pictureIn';
import { bannerAddress } from './bannerAddress';
import * as styles from './CardBanner.module.css';
import { PlayIcon } from './PlayIcon';
import { Size } from './Size';
import { useBannerState } from './useBannerState';
import { usePlayedWhenSeen } from './usePlayedWhenSeen';
import { wantsCalm } from '../../../lib/wantsCalm';

interface CardBannerProps {
  readonly banner: Queries.CardBannerFragment;
  /** What the banner shows. */
  readonly alt: string;
  /** The page behind the card has the same. */
  readonly transitionName: string;
}

/**
 * A banner in its real size on a card, as it runs. Its last picture stands there first, and is all there is without a
 * script, where less motion is wanted, and once it has ended. The frame before it comes as a visitor nears it, for the eye
 * alone: it takes neither clicks nor the focus, for the card is one link. The button that stops it is in front of that.
 */
export const CardBanner = ({ banner, alt, transitionName }: CardBannerProps) => {
  const { t } = useTranslation('site');
  const { width, height } = banner;
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const { state, say } = useBannerState(frame);
  const come = useCallback(() => setNear(!wantsCalm()), []);
  useNear(box, true, come);
  usePlayedWhenSeen(box, frame, isLoaded);
  const length = t('special.running.length');
  const act = state === 'playing' ? 'pause' : 'play';
  return (
    <div className={styles.measured}>
      <Size
        size={t('special.size', { width, height })}
        note={state === 'playing' ? t('special.running.card', { length }) : length}
      />
      <div ref={box} className={styles.box} style={{ viewTransitionName: transitionName } as CSSProperties}>
        <div className={styles.strip}>
          <Picture
            image={pictureIn(language, banner)?.childImageSharp?.gatsbyImageData}
            alt={alt}
            sizes="(width < 600px) 100vw, (width < 1090px) 90vw, 970px"
          />
          {isNear && (
            <iframe
              ref={frame}
              src={bannerAddress(banner, language)}
              onLoad={() => setLoaded(true)}
              title={t('special.running.title')}
              width={width}
              height={height}
              className={styles.frame}
              data-state={state}
              sandbox="allow-scripts"
              aria-hidden="true"
              tabIndex={-1}
            />
          )}
        </div>
      </div>
      {state !== 'still' && (
        <button type="button" className={styles.control} onClick={() => say(act)}>
          <PlayIcon act={act} />
          {t(`special.running.${act === 'play' ? 'resume' : act}`)}
        </button>
      )}
    </div>
  );
};

export const cardBanner = graphql`
  fragment CardBanner on FramedBanner {
    folder
    width
    height
    click
    picture {
      ...BannerPicture
    }
    vn {
      ...BannerPicture
    }
  }
  fragment BannerPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 970
        breakpoints: [620, 970, 1940]
        formats: [AVIF, WEBP]
        placeholder: NONE
      )
    }
  }
`;
