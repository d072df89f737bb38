import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, type KeyboardEvent } from 'react';

import { plain } from '../../lib/plain';
import { Words } from '../../ui/Words/Words';
import { nextTab } from '../../ui/Tabs/nextTab';
import type { Banner } from './banner';
import { BannerLink } from './BannerLink';
import { bannerPath, richId } from './bannerPaths';
import * as styles from './RichTabs.module.css';

interface RichTabsProps {
  readonly banners: readonly Banner[];
  readonly chosen: string;
  /** React is there: the links have become tabs. */
  readonly enhanced: boolean;
  readonly panelId: string;
  readonly onChoose: (slug: string, how?: 'push' | 'replace') => void;
}

const tabId = (slug: string) => `tab-${slug}`;

/** The rich banners as tabs: links to their pages, which React makes tabs of. The row scrolls where it is too long. */
export const RichTabs = ({ banners, chosen, enhanced, panelId, onChoose }: RichTabsProps) => {
  const { t } = useTranslation('banners');
  const row = useRef<HTMLDivElement>(null);
  const slugs = banners.map(({ slug }) => slug);
  useEffect(() => {
    const tab = document.getElementById(tabId(chosen));
    if (!row.current || !tab) return;
    // Sideways only: the page stays where it is.
    const { offsetLeft, offsetWidth } = tab;
    row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(slugs, chosen, event.key);
    if (!enhanced || next === undefined) return;
    event.preventDefault();
    onChoose(next, 'replace');
    document.getElementById(tabId(next))?.focus();
  };
  return (
    // The keys are those of the tabs in it.
    <div
      ref={row}
      className={styles.row}
      role={enhanced ? 'tablist' : 'navigation'}
      aria-label={plain(t('kinds'))}
      onKeyDown={onKeyDown}
    >
      {banners.map(({ slug, title }) => (
        <BannerLink
          key={slug}
          id={tabId(slug)}
          to={`${bannerPath(slug)}#${richId}`}
          className={styles.tab}
          onFollow={() => onChoose(slug)}
          {...(enhanced
            ? {
                role: 'tab',
                'aria-selected': slug === chosen,
                'aria-controls': panelId,
                tabIndex: slug === chosen ? 0 : -1,
              }
            : { 'aria-current': slug === chosen ? 'page' : undefined })}
        >
          <Words text={title} />
        </BannerLink>
      ))}
    </div>
  );
};

export { tabId };
