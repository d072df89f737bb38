import { graphql } from 'gatsby';

import type { Stat } from '../../ui/StatStrip/StatStrip';

/** The four figures of the company pages (docs/specification/pages.md, 'Figures') with the words of the page. */
export const companyStats = (
  figures: Queries.CompanyFiguresFragment,
  labels: Queries.CompanyStatsFragment,
): readonly Stat[] =>
  (['clients', 'projects', 'hours', 'support'] as const).map((key) => ({
    value: figures[key],
    label: labels[key],
  }));

export const companyFigures = graphql`
  fragment CompanyFigures on Figures {
    clients
    projects
    hours
    support
  }
  fragment CompanyStats on StatLabels {
    clients
    projects
    hours
    support
  }
`;
