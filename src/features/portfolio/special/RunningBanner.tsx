import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef } from 'react';

import { Button } from '../../../ui/Button/Button';
import { Section } from '../../../ui/Section/Section';
import { TextLink } from '../../../ui/TextLink/TextLink';
import { BannerFrame, bannerAddress } from './BannerFrame';
import { Words } from '../../../ui/Words/Words';
import * as styles from './RunningBanner.module.css';
import { Size } from './Size';
import { useBannerState } from './useBannerState';

const icons = { play: 'M4 2v12l10-6z', pause: 'M3 2h4v12H3zM9 2h4v12H9z' } as const;

/** The banner as it runs above the news, and beside it, not in its link, the button that stops it. */
export const RunningBanner = ({ banner }: { readonly banner: Queries.FramedBannerFragment }) => {
  const { t } = useTranslation('site');
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, say } = useBannerState(frame);
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
          {/* On a phone the banner is wider than the window, so that its words can be read. */}
          <div role="region" tabIndex={0} aria-label={t('special.running.title')} className={styles.scroller}>
            <BannerFrame banner={banner} title={t('special.running.title')} frame={frame} />
          </div>
        </div>
        <div className={styles.control}>
          <Button variant="outline" size="small" onClick={() => say(act)}>
            <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
              <path d={icons[act]} />
            </svg>
            {t(`special.running.${act}`)}
          </Button>
        </div>
        <p>
          <TextLink href={bannerAddress(banner)} newTab={t('showcases.newTab')}>
            {t('special.alone')}
          </TextLink>
        </p>
      </div>
    </Section>
  );
};
