import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { BannerList } from '../features/banners/BannerList';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

/** The service's page, and the page of each banner below it. */
const MediaBanners = ({ data, pageContext }: PageProps<Queries.MediaBannersQuery, PageContext>) => {
  const { t } = useTranslation('shell');
  const parent = { title: t('nav.mediaBanners'), path: '/services/media-banners/' };
  return (
    <Shell alternates={pageContext.alternates}>
      <TextPage
        text={required(data.banner ?? data.service, 'content/services/media-banners')}
        parents={data.banner ? [parent] : []}
      >
        <BannerList facts={data.facts.nodes} texts={data.banners.nodes} />
      </TextPage>
    </Shell>
  );
};

export default MediaBanners;

export const Head = ({ data, pageContext }: HeadProps<Queries.MediaBannersQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.banner ?? data.service)} />
);

export const query = graphql`
  query MediaBanners($language: String!, $slug: String) {
    locales: allLocale(filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }) {
      ...Strings
    }
    service: markdownRemark(
      fields: { room: { eq: "services" }, slug: { eq: "media-banners" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    banner: markdownRemark(
      fields: { room: { eq: "banners" }, slug: { eq: $slug, ne: null }, language: { eq: $language } }
    ) {
      ...PageText
    }
    facts: allBannerFacts(sort: { order: ASC }) {
      nodes {
        slug
        kind
      }
    }
    banners: allMarkdownRemark(filter: { fields: { room: { eq: "banners" }, language: { eq: $language } } }) {
      nodes {
        ...BannerText
      }
    }
  }
`;
