import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { NotFound } from '../features/company/NotFound';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { textMeta } from '../features/texts/textMeta';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

const NotFoundPage = ({ data, pageContext }: PageProps<Queries.NotFoundQuery, PageContext>) => (
  <Shell alternates={pageContext.alternates} bands>
    <NotFound
      text={required(data.text, 'content/pages/not-found')}
      parts={required(data.parts, 'content/company/not-found')}
    />
  </Shell>
);

export default NotFoundPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.NotFoundQuery, PageContext>) => (
  <PageMeta
    pageContext={pageContext}
    address={pageContext.alternates[pageContext.language]}
    {...textMeta(data.text)}
  />
);

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "not-found" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    parts: notFoundText(language: { eq: $language }) {
      ...NotFoundParts
    }
  }
`;
