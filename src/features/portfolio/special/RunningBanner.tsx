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

/** What the button does while the banner does what it says: at its end it plays anew, in its midst it goes on. */
const acts = [
  ['playing', 'pause', 'pause'],
  ['paused', 'play', 'resume'],
  ['still', 'play', 'play'],
] as const;

/**
 * The banner as it runs above the news, and under it, not in its link, the button that stops it. The banner stands still
 * until it says otherwise; before React is there the script of the first view hears it (src/first-view/frames.ts).
 */
export const RunningBanner = ({ banner }: { readonly banner: Queries.FramedBannerFragment }) => {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, say } = useBannerState(frame);
  return (
    <Section tone="sand" labelledBy="special">
      <div className={styles.words}>
        <h2 id="special">
          <Words text={t('special.running.heading')} />
        </h2>
        <p className={styles.text}>{t('special.running.text')}</p>
      </div>
      <div className={styles.strip}>
        <Size
          size={t('special.size', { width: banner.width, height: banner.height })}
          note={t('special.running.length')}
        />
        <BannerFrame banner={banner} title={t('special.running.title')} frame={frame} />
      </div>
      <div className={styles.controls}>
        <Button variant="outline" size="small" onClick={() => say('toggle')}>
          {acts.map(([doing, act, words]) => (
            <span key={doing} className={styles.act} data-while={doing} hidden={state !== doing}>
              <PlayIcon act={act} />
              {t(`special.running.${words}`)}
            </span>
          ))}
        </Button>
        <TextLink href={bannerAddress(banner, language)} newTab={t('showcases.newTab')}>
          {t('special.alone')}
        </TextLink>
      </div>
    </Section>
  );
};
