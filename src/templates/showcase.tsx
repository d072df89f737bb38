import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { Showcase } from '../features/showcases/Showcase';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Breadcrumb } from '../ui/Breadcrumb/Breadcrumb';

const ShowcasePage = ({ data, pageContext }: PageProps<Queries.ShowcasePageQuery, PageContext>) => {
  const { t } = useTranslation('shell');
  const showcase = required(data.showcase, 'the showcase of this page');
  return (
    <Shell alternates={pageContext.alternates}>
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={[
          { title: t('home'), path: '/' },
          { title: t('nav.showcases'), path: '/showcases-web/' },
          { title: showcase.title },
        ]}
      />
      <Showcase showcase={showcase} />
    </Shell>
  );
};

export default ShowcasePage;

export const Head = ({ data, pageContext }: HeadProps<Queries.ShowcasePageQuery, PageContext>) => {
  const { title, sortDescription } = required(data.showcase, 'the showcase of this page');
  return <PageMeta pageContext={pageContext} title={title} description={sortDescription ?? title} />;
};

export const query = graphql`
  query ShowcasePage($id: String!, $language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    showcase: strapiShowcase(id: { eq: $id }) {
      ...Showcase
    }
  }
`;
