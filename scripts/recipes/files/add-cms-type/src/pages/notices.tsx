import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { RichText } from '../ui/RichText/RichText';
import { Words } from '../ui/Words/Words';

const Notices = ({ data, pageContext }: PageProps<Queries.NoticesQuery, PageContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={required(data.text, 'content/pages/notices')}>
      {data.notices.nodes.map(({ id, title, body }) => (
        <section key={id}>
          <h2>
            <Words text={title} />
          </h2>
          <RichText html={body} />
        </section>
      ))}
    </TextPage>
  </Shell>
);

export default Notices;

export const Head = ({ data, pageContext }: HeadProps<Queries.NoticesQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query Notices($language: String!, $locale: String!) {
    locales: allLocale(filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "notices" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    notices: allStrapiNotice(filter: { locale: { eq: $locale } }, sort: { createdAt: DESC }) {
      nodes {
        id
        title
        body
      }
    }
  }
`;
