import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { PageMeta } from '../features/seo/PageMeta';
import { ServiceActions } from '../features/services/ServiceActions';
import { WebPackages } from '../features/services/WebPackages';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

type ServiceContext = PageContext & { readonly slug: string };

const Service = ({ data, pageContext }: PageProps<Queries.ServiceQuery, ServiceContext>) => {
  const { t } = useTranslation('shell');
  return (
    <Shell alternates={pageContext.alternates}>
      <TextPage
        text={required(data.text, 'a text of content/services')}
        parents={[{ title: t('nav.services') }]}
      >
        <ServiceActions slug={pageContext.slug} />
        {pageContext.slug === 'web-development' && <WebPackages />}
      </TextPage>
    </Shell>
  );
};

export default Service;

export const Head = ({ data, pageContext }: HeadProps<Queries.ServiceQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query Service($language: String!, $slug: String!) {
    locales: allLocale(
      filter: { ns: { in: ["shell", "form", "order", "quote"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "services" }, slug: { eq: $slug }, language: { eq: $language } }
    ) {
      ...PageText
    }
  }
`;
