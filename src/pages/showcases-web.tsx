import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { ShowcaseList } from '../features/showcases/ShowcaseList';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

const Showcases = ({ data, pageContext }: PageProps<Queries.ShowcasesQuery, PageContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={required(data.text, 'content/pages/showcases-web')}>
      <ShowcaseList showcases={data.showcases.nodes} />
    </TextPage>
  </Shell>
);

export default Showcases;

export const Head = ({ data, pageContext }: HeadProps<Queries.ShowcasesQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query Showcases($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "showcases-web" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    showcases: allStrapiShowcase(sort: { finishAt: DESC }) {
      nodes {
        ...ShowcaseCard
      }
    }
  }
`;
