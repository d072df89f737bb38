import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Close } from '../features/portfolio/Close';
import { PortfolioHead } from '../features/portfolio/PortfolioHead';
import { PortfolioTabs } from '../features/portfolio/PortfolioTabs';
import { ShownWith } from '../features/portfolio/ShownWith';
import { ProjectGrid } from '../features/portfolio/ProjectGrid';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { textMeta } from '../features/texts/textMeta';
import { Trail } from '../features/texts/Trail';
import type { PortfolioTab } from '../lib/portfolioTabs';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';

type PortfolioContext = PageContext & { readonly tab: PortfolioTab };

const Portfolio = ({ data, pageContext }: PageProps<Queries.PortfolioQuery, PortfolioContext>) => {
  const { t } = useTranslation(['shell', 'site']);
  const text = required(data.text, `content/portfolio/${pageContext.tab}`);
  const all = { title: t('shell:nav.portfolio'), path: '/portfolio/' };
  return (
    <Shell alternates={pageContext.alternates} bands>
      <PortfolioHead
        text={text}
        trail={
          <Trail
            title={pageContext.tab === 'all' ? all.title : text.frontmatter.title}
            parents={pageContext.tab === 'all' ? [] : [all]}
          />
        }
        tabs={
          <PortfolioTabs
            current={pageContext.tab}
            counts={data.counts.group.map(({ tab, count }) => ({ tab: tab ?? '', count }))}
          />
        }
      />
      <ProjectGrid projects={data.projects.nodes} />
      <Fold />
      <Close question={t('site:portfolio.close')} />
    </Shell>
  );
};

export default Portfolio;

export const Head = ({ data, pageContext }: HeadProps<Queries.PortfolioQuery, PageContext>) => (
  <>
    {/* What follows the last card, to which its picture comes back. */}
    <ShownWith id="footer-services" />
    <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
  </>
);

export const query = graphql`
  query Portfolio($language: String!, $tab: String!, $tabs: [String!]!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "portfolio" }, slug: { eq: $tab }, language: { eq: $language } }
    ) {
      ...PageText
    }
    counts: allCaseStudyFacts(sort: { order: ASC }, filter: { order: { gt: 0 } }) {
      group(field: { tab: SELECT }) {
        tab: fieldValue
        count: totalCount
      }
    }
    projects: allCaseStudyText(
      filter: { language: { eq: $language }, facts: { order: { gt: 0 }, tab: { in: $tabs } } }
      sort: { facts: { order: ASC } }
    ) {
      nodes {
        ...PlacedCard
      }
    }
  }
`;
