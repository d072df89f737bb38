import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { Intro } from '../features/texts/Intro';
import { textMeta } from '../features/texts/textMeta';
import { present } from '../lib/present';
import type { PageContext } from '../types/pageContext';

const Home = ({ data, pageContext }: PageProps<Queries.HomeQuery, PageContext>) => (
  <Shell alternates={pageContext.alternates}>
    <Intro text={present(data.text, 'content/pages/home')} />
  </Shell>
);

export default Home;

export const Head = ({ data, pageContext }: HeadProps<Queries.HomeQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(filter: { ns: { in: ["shell"] }, language: { eq: $language } }) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "home" }, language: { eq: $language } }
    ) {
      ...PageText
    }
  }
`;
