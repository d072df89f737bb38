import type { IGatsbyImageData } from 'gatsby-plugin-image';

import type { FetchedPost } from '../../api-client/content';

/** What a card shows of a post, wherever it comes from. */
export interface CardPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly views: number;
  /** ISO date. */
  readonly date: string | null;
  /** First name. */
  readonly author: string | null;
  /** Titles. */
  readonly categories: readonly string[];
  readonly image: IGatsbyImageData | null;
}

type Source = Omit<Queries.PostCardFragment, 'titleImage' | 'user'> & {
  readonly user: { readonly firstName: string | null } | null;
};

const facts = (post: Source): Omit<CardPost, 'image'> => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  views: post.views ?? 0,
  date: post.defaultPublishedDate ?? post.publishedAt,
  author: post.user?.firstName ?? null,
  categories: post.categories?.map(({ title }) => title) ?? [],
});

/** A post of the build. */
export const fromQuery = (post: Queries.PostCardFragment): CardPost => ({
  ...facts(post),
  image: post.titleImage?.localFile?.childImageSharp?.gatsbyImageData ?? null,
});

/** The CMS has made the sizes already; a picture smaller than all of them comes as it is. */
const fetchedImage = ({
  url,
  width,
  height,
  formats,
}: NonNullable<FetchedPost['titleImage']>): IGatsbyImageData => {
  const sizes = [formats?.small, formats?.medium].filter((size) => !!size);
  // The shape of a card's picture stands in where the CMS cannot measure one.
  const largest = sizes.at(-1) ?? { url, width: width ?? 16, height: height ?? 9 };
  return {
    layout: 'constrained',
    width: largest.width,
    height: largest.height,
    images: {
      fallback: {
        src: largest.url,
        srcSet: sizes.map((size) => `${size.url} ${size.width}w`).join(', ') || undefined,
      },
    },
  };
};

/** A post fetched from the CMS. */
export const fromFetched = (post: FetchedPost): CardPost => ({
  ...facts(post),
  image: post.titleImage && fetchedImage(post.titleImage),
});
