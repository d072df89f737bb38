import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { ProjectList } from '../features/portfolio/ProjectList';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

const Portfolio = ({ data, pageContext }: PageProps<Queries.PortfolioQuery, PageContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={required(data.text, 'content/pages/portfolio')}>
      <ProjectList facts={data.facts.nodes} texts={data.projects.nodes} />
    </TextPage>
  </Shell>
);

export default Portfolio;

export const Head = ({ data, pageContext }: HeadProps<Queries.PortfolioQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query Portfolio($language: String!) {
    locales: allLocale(filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "portfolio" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    facts: allCaseStudyFacts(filter: { order: { gt: 0 } }, sort: { order: ASC }) {
      nodes {
        slug
      }
    }
    projects: allMarkdownRemark(
      filter: { fields: { room: { eq: "case-studies" }, language: { eq: $language } } }
    ) {
      nodes {
        ...ProjectText
      }
    }
  }
`;
