import { graphql } from 'gatsby';

interface ArticleMetaProps {
  readonly post: Pick<
    Queries.PostFragment,
    'defaultPublishedDate' | 'publishedAt' | 'user' | 'categories' | 'tags'
  >;
}

/**
 * What Open Graph says of an article. Not when it was changed: the CMS knows when an entry was last published, and that may
 * have changed nothing.
 */
export const ArticleMeta = ({ post }: ArticleMetaProps) => {
  const { defaultPublishedDate, publishedAt, user, categories, tags } = post;
  const facts: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['published_time', defaultPublishedDate ?? publishedAt],
    ['author', user?.firstName],
    ['section', categories?.[0]?.title],
    ...(tags ?? []).map(({ title }) => ['tag', title] as const),
  ];
  return (
    <>
      {facts.map(
        ([name, value]) =>
          value && <meta key={`${name} ${value}`} property={`article:${name}`} content={value} />,
      )}
    </>
  );
};

/** For `socialPicture` (src/lib/socialPicture.ts). */
export const socialPictureFields = graphql`
  fragment SocialPicture on STRAPI_DICOM_BLOG {
    titleImageAlternativeText
    titleImage {
      ...SocialMedia
    }
  }
`;
