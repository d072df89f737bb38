import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../../i18n/LocalLink';
import { Section } from '../../../ui/Section/Section';
import { TextLink } from '../../../ui/TextLink/TextLink';
import { bannerAddress } from './bannerAddress';
import { BannerFrame } from './BannerFrame';
import { Size } from './Size';
import { text } from './text.module.css';
import { Words } from '../../../ui/Words/Words';
import * as styles from './TurnedBanner.module.css';

/** The car in its square, to be turned by hand, and how. */
export const TurnedBanner = ({ banner }: { readonly banner: Queries.FramedBannerFragment }) => {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <Section tone="sand" labelledBy="special">
      <div className={styles.turned}>
        <div className={styles.square}>
          <Size
            size={t('special.size', { width: banner.width, height: banner.height })}
            note={t('special.scaled')}
            narrowNote={t('special.fitted')}
          />
          <BannerFrame banner={banner} title={t('special.turned.title')} />
        </div>
        <div>
          <h2 id="special">
            <Words text={t('special.turned.heading')} />
          </h2>
          <p className={text}>{t('special.turned.text')}</p>
          <p className={text}>{t('special.turned.keys')}</p>
          <p className={styles.alone}>
            <TextLink href={bannerAddress(banner, language)} newTab={t('showcases.newTab')}>
              {t('special.alone')}
            </TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
};
