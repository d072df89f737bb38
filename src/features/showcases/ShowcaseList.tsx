import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LinkList } from '../../ui/LinkList/LinkList';

interface ShowcaseListProps {
  readonly showcases: readonly Queries.ShowcaseCardFragment[];
}

/** An empty list shows nothing. */
export const ShowcaseList = ({ showcases }: ShowcaseListProps) => {
  const { t } = useTranslation('site');
  return (
    <LinkList
      heading={t('showcases.list')}
      // The CMS has showcases in English only.
      lang="en"
      pages={showcases.map(({ slug, title, type, sortDescription }) => ({
        path: `/showcases-web/${slug}/`,
        title,
        note: [type, sortDescription, t('showcases.author')].filter(Boolean).join(' · '),
      }))}
    />
  );
};

export const showcaseCard = graphql`
  fragment ShowcaseCard on STRAPI_SHOWCASE {
    slug
    type
    title
    sortDescription
  }
`;
