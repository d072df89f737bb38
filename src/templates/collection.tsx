import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { descriptionLength } from '../config/limits';
import { useServices } from '../config/siteContent';
import { BackLink } from '../features/catalogue/template/BackLink';
import { Template } from '../features/catalogue/template/Template';
import { useEarlierQuery } from '../features/catalogue/template/useEarlierQuery';
import { words } from '../features/catalogue/template/words';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { Trail } from '../features/texts/Trail';
import { laterLayout, pageTitle } from '../lib/pageTitle';
import { required } from '../lib/required';
import { withinLength } from '../lib/withinLength';
import type { PageContext } from '../types/pageContext';

type CollectionContext = PageContext & {
  /** Address of the layout's demo, where it has one that can be shown. */
  readonly demo: string | null;
};

const CollectionPage = ({ data, pageContext }: PageProps<Queries.CollectionPageQuery, CollectionContext>) => {
  const { t } = useTranslation('shell');
  const collection = required(data.collection, 'the template of this page');
  const service = useServices().find(({ slug }) => slug === 'web-development');
  const list = `/collection/${useEarlierQuery()}`;
  return (
    <Shell alternates={pageContext.alternates} bands>
      <Template
        {...{ collection }}
        layout={data.layout}
        demo={pageContext.demo}
        options={data.options}
        related={data.related}
        trail={
          <Trail
            title={collection.title}
            lang="vi"
            parents={[
              {
                title: required(service, 'content/services/web-development').title,
                path: '/services/web-development/',
              },
              { title: t('nav.sampleWebsites'), path: list },
            ]}
          />
        }
        back={<BackLink to={list}>{words.back}</BackLink>}
      />
    </Shell>
  );
};

export default CollectionPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.CollectionPageQuery, CollectionContext>) => {
  const collection = required(data.collection, 'the template of this page');
  const later = laterLayout(collection, data.layout);
  const about = collection.seo?.metaDescription ?? collection.title;
  return (
    <PageMeta
      pageContext={pageContext}
      hydrate="idle"
      title={pageTitle(data)}
      description={withinLength(later ? `Giao diện ${later.title}. ${about}` : about, descriptionLength)}
    />
  );
};

export const query = graphql`
  query CollectionPage($id: String!, $layoutId: String, $related: [String!]!, $language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form"] }, language: { eq: $language } }
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
    options: strapiCollectionPage {
      ...TemplateOptions
    }
    related: websiteTemplates(ids: $related) {
      ...RelatedTemplate
    }
  }
`;
