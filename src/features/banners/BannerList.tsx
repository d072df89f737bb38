import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LinkList } from '../../ui/LinkList/LinkList';

interface BannerListProps {
  readonly facts: readonly { readonly slug: string; readonly kind: string }[];
  readonly texts: readonly Queries.BannerTextFragment[];
}

const kinds = ['standard', 'rich'] as const;

/** Standard and rich media banners, each with its own page. */
export const BannerList = ({ facts, texts }: BannerListProps) => {
  const { t } = useTranslation('site');
  const pagesOf = (kind: (typeof kinds)[number]) =>
    facts
      .filter((banner) => banner.kind === kind)
      .flatMap(({ slug }) => {
        const text = texts.find(({ fields }) => fields.slug === slug)?.frontmatter;
        return text
          ? [{ path: `/services/media-banners/${slug}/`, title: text.title, note: text.description }]
          : [];
      });
  return (
    <>
      {kinds.map((kind) => (
        <LinkList key={kind} heading={t(`banners.${kind}`)} pages={pagesOf(kind)} />
      ))}
    </>
  );
};

export const bannerText = graphql`
  fragment BannerText on MarkdownRemark {
    fields {
      slug
    }
    frontmatter {
      title
      description
    }
  }
`;
