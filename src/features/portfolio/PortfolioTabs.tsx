import { useTranslation } from 'gatsby-plugin-react-i18next';

import { portfolioPath, portfolioTabs, type PortfolioTab } from '../../lib/portfolioTabs';
import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Label } from '../../ui/Words/Label';
import * as styles from './PortfolioTabs.module.css';

interface PortfolioTabsProps {
  readonly current: PortfolioTab;
  /** Projects of each kind. */
  readonly counts: readonly { readonly tab: string; readonly count: number }[];
}

/** The list by kind of work: each tab is a page of its own, so that it has an address and works without scripts. */
export const PortfolioTabs = ({ current, counts }: PortfolioTabsProps) => {
  const { t } = useTranslation('site');
  const countOf = (tab: PortfolioTab) =>
    counts.filter((one) => tab === 'all' || one.tab === tab).reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={t('portfolio.kinds.label')}>
      <ul role="list" className={styles.tabs}>
        {portfolioTabs.map((tab) => (
          <li key={tab}>
            <AnyLink
              to={portfolioPath(tab)}
              reload
              className={styles.tab}
              aria-current={tab === current ? 'page' : undefined}
            >
              <Label>{t(`portfolio.kinds.${tab}`)}</Label>{' '}
              <span className={styles.count}>{countOf(tab)}</span>
            </AnyLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
