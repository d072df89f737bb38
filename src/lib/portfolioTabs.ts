/** The tabs of the portfolio: all projects, then each kind (`tab` in content/case-studies/<slug>/facts.yml). */
export const portfolioTabs = ['all', 'website', 'mobile', 'graphic'] as const;

export type PortfolioTab = (typeof portfolioTabs)[number];

/** Path of the list under a tab, without the language: `/portfolio/`, `/portfolio/website/`. */
export const portfolioPath = (tab: PortfolioTab): string =>
  tab === 'all' ? '/portfolio/' : `/portfolio/${tab}/`;

/**
 * The kind of work that a project's facts name.
 *
 * @throws when there is no such tab
 */
export const kindOfWork = (tab: string): Exclude<PortfolioTab, 'all'> => {
  const kind = portfolioTabs.find((one) => one === tab);
  if (!kind || kind === 'all') throw new Error(`No kind of work "${tab}": website, mobile or graphic`);
  return kind;
};
