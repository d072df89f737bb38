import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef } from 'react';

import { useLanguage } from '../../../i18n/LocalLink';
import { Button } from '../../../ui/Button/Button';
import { Section } from '../../../ui/Section/Section';
import { TextLink } from '../../../ui/TextLink/TextLink';
import { bannerAddress } from './bannerAddress';
import { BannerFrame } from './BannerFrame';
import { Words } from '../../../ui/Words/Words';
import * as styles from './RunningBanner.module.css';
import { PlayIcon } from './PlayIcon';
import { Size } from './Size';
import { useBannerState } from './useBannerState';

/**
 * The banner as it runs above the news, and beside it, not in its link, the button that stops it. Until React is there,
 * which comes with the first press at the latest, the button cannot know what the banner does, and says so.
 */
export const RunningBanner = ({ banner }: { readonly banner: Queries.FramedBannerFragment }) => {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, isHeard, say } = useBannerState(frame);
  const act = state === 'playing' ? 'pause' : 'play';
  return (
    <Section tone="sand" labelledBy="special">
      <div className={styles.words}>
        <h2 id="special">
          <Words text={t('special.running.heading')} />
        </h2>
        <p className={styles.text}>{t('special.running.text')}</p>
      </div>
      <div className={styles.beside}>
        <div className={styles.strip}>
          <Size
            size={t('special.size', { width: banner.width, height: banner.height })}
            note={t('special.running.length')}
          />
          <BannerFrame banner={banner} title={t('special.running.title')} frame={frame} />
        </div>
        <div className={styles.control}>
          <Button variant="outline" size="small" onClick={() => say('toggle')}>
            <PlayIcon act={act} />
            {t(`special.running.${isHeard ? act : 'toggle'}`)}
          </Button>
        </div>
        <p>
          <TextLink href={bannerAddress(banner, language)} newTab={t('showcases.newTab')}>
            {t('special.alone')}
          </TextLink>
        </p>
      </div>
    </Section>
  );
};
