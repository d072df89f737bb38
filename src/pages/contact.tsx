import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { present } from '../lib/present';
import type { PageContext } from '../types/pageContext';

const Contact = ({ data, pageContext }: PageProps<Queries.ContactQuery, PageContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={present(data.text, 'content/pages/contact')} />
  </Shell>
);

export default Contact;

export const Head = ({ data, pageContext }: HeadProps<Queries.ContactQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} hydrate="idle" {...textMeta(data.text)} />
);

export const query = graphql`
  query Contact($language: String!) {
    locales: allLocale(filter: { ns: { in: ["shell"] }, language: { eq: $language } }) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "contact" }, language: { eq: $language } }
    ) {
      ...PageText
    }
  }
`;
