import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useServices } from '../config/siteContent';
import { Template } from '../features/catalogue/Template';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { pageTitle } from '../lib/pageTitle';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Breadcrumb } from '../ui/Breadcrumb/Breadcrumb';

const CollectionPage = ({ data, pageContext }: PageProps<Queries.CollectionPageQuery, PageContext>) => {
  const { t } = useTranslation('shell');
  const collection = required(data.collection, 'the template of this page');
  const service = useServices().find(({ slug }) => slug === 'web-development');
  return (
    <Shell alternates={pageContext.alternates}>
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={[
          { title: t('home'), path: '/' },
          {
            title: required(service, 'content/services/web-development').title,
            path: '/services/web-development/',
          },
          { title: t('nav.sampleWebsites'), path: '/collection/' },
          { title: collection.title },
        ]}
      />
      <Template collection={collection} layout={data.layout} />
    </Shell>
  );
};

export default CollectionPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.CollectionPageQuery, PageContext>) => {
  const { title, seo } = required(data.collection, 'the template of this page');
  const layout = data.layout?.title;
  return (
    <PageMeta
      pageContext={pageContext}
      hydrate="idle"
      title={pageTitle(data)}
      description={[seo?.metaDescription ?? title, layout && `Giao diện: ${layout}.`]
        .filter(Boolean)
        .join(' ')}
    />
  );
};

export const query = graphql`
  query CollectionPage($id: String!, $layoutId: String, $language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    collection: strapiCollection(id: { eq: $id }) {
      ...Template
      seo {
        metaTitle
        metaDescription
      }
    }
    layout: strapiComponentCollectionLayout(id: { eq: $layoutId }) {
      ...TemplateLayout
    }
  }
`;
