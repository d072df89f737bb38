import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { present } from '../lib/present';
import type { PageContext } from '../types/pageContext';

const AboutUs = ({ data, pageContext }: PageProps<Queries.AboutUsQuery, PageContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={present(data.text, 'content/pages/about-us')} />
  </Shell>
);

export default AboutUs;

export const Head = ({ data, pageContext }: HeadProps<Queries.AboutUsQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query AboutUs($language: String!) {
    locales: allLocale(filter: { ns: { in: ["shell"] }, language: { eq: $language } }) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "about-us" }, language: { eq: $language } }
    ) {
      ...PageText
    }
  }
`;
