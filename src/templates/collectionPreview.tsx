import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { PreviewPage } from '../features/catalogue/template/preview/PreviewPage';
import { PageMeta } from '../features/seo/PageMeta';
import { pageTitle } from '../lib/pageTitle';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

type PreviewContext = PageContext & { readonly demo: string };

const CollectionPreviewPage = ({
  data,
  pageContext,
}: PageProps<Queries.CollectionPreviewQuery, PreviewContext>) => {
  const collection = required(data.collection, 'the template of this preview');
  const layout = required(data.layout, 'the layout of this preview');
  return (
    <PreviewPage
      title={collection.title}
      layout={layout.title}
      demo={pageContext.demo}
      slugs={{ template: collection.slug, layout: layout.slug }}
    />
  );
};

export default CollectionPreviewPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.CollectionPreviewQuery, PreviewContext>) => {
  const title = pageTitle(data);
  return (
    <PageMeta
      pageContext={pageContext}
      hydrate="idle"
      title={`Xem trực tiếp: ${title}`}
      cardTitle={title}
      description={`Xem trực tiếp ${title} trên điện thoại, máy tính bảng và máy tính.`}
    />
  );
};

export const query = graphql`
  query CollectionPreview($id: String!, $layoutId: String, $language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["shell"] }, language: { eq: $language } }) {
      ...Strings
    }
    collection: strapiCollection(id: { eq: $id }) {
      slug
      title
      layouts {
        slug
      }
      seo {
        metaTitle
      }
    }
    layout: strapiComponentCollectionLayout(id: { eq: $layoutId }) {
      slug
      title
    }
  }
`;
