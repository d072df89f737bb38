import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { Specimen } from '../features/styleguide/Specimen';
import { translator } from '../i18n/translator';
import type { PageContext } from '../types/pageContext';
import { Title } from '../ui/Title/Title';

/** The parts of the site, for the people who build it: reached by its address only. */
const Styleguide = ({ pageContext }: PageProps<Queries.StyleguideQuery, PageContext>) => {
  const { t } = useTranslation('specimen');
  return (
    <Shell alternates={pageContext.alternates}>
      <Title text={t('page.title')} />
      <Specimen />
    </Shell>
  );
};

export default Styleguide;

export const Head = ({ data, pageContext }: HeadProps<Queries.StyleguideQuery, PageContext>) => {
  const t = translator(data.locales, 'specimen');
  return (
    <PageMeta
      pageContext={{ ...pageContext, noindex: true }}
      title={t('page.title')}
      description={t('page.description')}
    />
  );
};

export const query = graphql`
  query Styleguide($language: String!) {
    locales: allLocale(filter: { ns: { in: ["shell", "specimen"] }, language: { eq: $language } }) {
      ...Strings
    }
  }
`;
