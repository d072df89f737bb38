import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

const Workshops = ({ data, pageContext }: PageProps<Queries.WorkshopsQuery, PageContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={required(data.text, 'content/pages/workshops')} />
  </Shell>
);

export default Workshops;

export const Head = ({ data, pageContext }: HeadProps<Queries.WorkshopsQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} hydrate="idle" />
);

export const query = graphql`
  query Workshops($language: String!) {
    locales: allLocale(filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "workshops" }, language: { eq: $language } }
    ) {
      ...PageText
    }
  }
`;
