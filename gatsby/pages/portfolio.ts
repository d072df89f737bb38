import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { portfolioPath, portfolioTabs } from '../../src/lib/portfolioTabs';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';

interface Projects {
  readonly allCaseStudyFacts: {
    readonly nodes: readonly {
      readonly slug: string;
      readonly order: number | null;
      readonly noindex: boolean | null;
    }[];
  };
}

/**
 * The projects before and after one in the list, which goes round; none for one that is not in it, and the log says so
 * (docs/specification/pages.md, 'Case studies').
 */
const neighboursOf = (list: readonly string[], slug: string, { reporter }: CreatePagesArgs) => {
  const at = list.indexOf(slug);
  if (at < 0) reporter.info(`link not found: ${slug} is not in the list of the portfolio`);
  return at < 0 ? [] : [list.at(at - 1), list[(at + 1) % list.length]];
};

/** The list of all projects and of each kind, and a page for every project. */
export const createPortfolioPages = async (args: CreatePagesArgs): Promise<void> => {
  const { allCaseStudyFacts } = await query<Projects>(
    args,
    `{ allCaseStudyFacts(sort: { order: ASC }) { nodes { slug order noindex } } }`,
  );
  const list = allCaseStudyFacts.nodes.filter(({ order }) => order).map(({ slug }) => slug);
  const pages = [
    ...portfolioTabs.map((tab) => ({
      template: 'portfolio',
      path: portfolioPath(tab),
      context: { tab, tabs: tab === 'all' ? portfolioTabs : [tab] },
    })),
    ...allCaseStudyFacts.nodes.map(({ slug, noindex }) => ({
      template: 'caseStudy',
      path: `/portfolio/${slug}/`,
      context: { slug, neighbours: neighboursOf(list, slug, args), noindex: Boolean(noindex) },
    })),
  ];
  for (const language of languages)
    for (const { template, path, context } of pages)
      createLocalizedPage(args, { template, language, alternates: alternatesOfPath(path), context });
};
