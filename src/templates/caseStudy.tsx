import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { ProjectFacts } from '../features/portfolio/ProjectFacts';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

const CaseStudy = ({ data, pageContext }: PageProps<Queries.CaseStudyQuery, PageContext>) => {
  const { t } = useTranslation('shell');
  return (
    <Shell alternates={pageContext.alternates}>
      <TextPage
        text={required(data.text, 'a text of content/case-studies')}
        parents={[{ title: t('nav.portfolio'), path: '/portfolio/' }]}
      >
        <ProjectFacts facts={required(data.facts, 'facts.yml of a case study')} />
      </TextPage>
    </Shell>
  );
};

export default CaseStudy;

export const Head = ({ data, pageContext }: HeadProps<Queries.CaseStudyQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query CaseStudy($language: String!, $slug: String!) {
    locales: allLocale(filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "case-studies" }, slug: { eq: $slug }, language: { eq: $language } }
    ) {
      ...PageText
    }
    facts: caseStudyFacts(slug: { eq: $slug }) {
      ...ProjectFacts
    }
  }
`;
