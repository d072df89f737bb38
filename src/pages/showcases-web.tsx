import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { ShowcaseCall } from '../features/showcases/ShowcaseCall';
import { ShowcaseList } from '../features/showcases/ShowcaseList';
import { ShowcasesHead } from '../features/showcases/ShowcasesHead';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { textMeta } from '../features/texts/textMeta';
import { Trail } from '../features/texts/Trail';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';
import { Section } from '../ui/Section/Section';

const Showcases = ({ data, pageContext }: PageProps<Queries.ShowcasesQuery, PageContext>) => {
  const text = required(data.text, 'content/pages/showcases-web');
  return (
    <Shell alternates={pageContext.alternates} bands>
      <ShowcasesHead text={text} trail={<Trail title={text.frontmatter.title} />} />
      <Section space="below">
        <ShowcaseList showcases={data.showcases.nodes} />
      </Section>
      <Fold />
      <ShowcaseCall />
    </Shell>
  );
};

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
    showcases: allStrapiShowcase(sort: [{ finishAt: DESC }, { slug: ASC }]) {
      nodes {
        ...ShowcaseCard
      }
    }
  }
`;
