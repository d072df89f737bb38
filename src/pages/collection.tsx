import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { CollectionList } from '../features/catalogue/CollectionList';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

const Collection = ({ data, pageContext }: PageProps<Queries.CollectionQuery, PageContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={required(data.text, 'content/pages/collection')}>
      <CollectionList collections={data.collections.nodes} />
    </TextPage>
  </Shell>
);

export default Collection;

export const Head = ({ data, pageContext }: HeadProps<Queries.CollectionQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} hydrate="idle" {...textMeta(data.text)} />
);

export const query = graphql`
  query Collection($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "collection" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    collections: allStrapiCollection(sort: { createdAt: DESC }) {
      nodes {
        ...CollectionCard
      }
    }
  }
`;
