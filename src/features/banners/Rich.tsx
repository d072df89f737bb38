import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useState, type CSSProperties } from 'react';

import { plain } from '../../lib/plain';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { groundOf, type Banner } from './banner';
import { defaultBanner, richId } from './bannerPaths';
import { Instructions } from './Instructions';
import * as styles from './Rich.module.css';
import { RichStage } from './RichStage';
import { RichTabs, tabId } from './RichTabs';
import { Tools } from './Tools';

interface RichProps {
  readonly text: Queries.MediaBannersPartFragment;
  readonly banners: readonly Banner[];
  readonly chosen: string;
  /** Another one loads the demo anew. */
  readonly round: number;
  readonly onChoose: (slug: string, how?: 'push' | 'replace') => void;
}

const panelId = 'rich-panel';

/** In the HTML, for the look of what is below the fold comes later than the place where the page begins. */
const pageBegins = { scrollInitialTarget: 'nearest' } as CSSProperties;

/** The rich banners, one at a time: live on its stage, and beside it how to host it. */
export const Rich = ({ text, banners, chosen, round, onChoose }: RichProps) => {
  const { t } = useTranslation('banners');
  const [enhanced, setEnhanced] = useState(false);
  // The page of a banner is seen from here on; that of the default one is the page of the service as well.
  const [isOwnPage] = useState(chosen !== defaultBanner);
  useEffect(() => setEnhanced(true), []);
  const banner = banners.find(({ slug }) => slug === chosen);
  return (
    <Section id={richId} labelledBy="rich-title">
      <div className={styles.head} style={isOwnPage ? pageBegins : undefined}>
        <h2 id="rich-title">
          <Words text={text.rich.heading} />
        </h2>
        <p className={styles.text}>{text.rich.text}</p>
      </div>
      <RichTabs {...{ banners, chosen, enhanced, panelId, onChoose }} />
      {banner && (
        <div
          id={panelId}
          className={styles.panel}
          {...(enhanced
            ? { role: 'tabpanel', 'aria-labelledby': tabId(chosen) }
            : { role: 'group', 'aria-label': t('frame', { title: plain(banner.title) }) })}
        >
          <div key={`${chosen} ${round}`} className={styles.stage} style={groundOf(banner)}>
            <RichStage
              banner={banner}
              paper={text.paper}
              article={text.articles.find(({ slug }) => slug === chosen)}
            />
          </div>
          <div className={styles.words}>
            <Instructions banner={banner} headingId="rich-banner" />
          </div>
        </div>
      )}
      <Tools heading={text.tools} />
    </Section>
  );
};
