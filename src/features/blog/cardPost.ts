import type { IGatsbyImageData } from 'gatsby-plugin-image';

import type { FetchedPost } from '../../api-client/content';
import { fetchedImage } from '../../api-client/fetchedImage';

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

/** A post fetched from the CMS. */
export const fromFetched = (post: FetchedPost): CardPost => ({
  ...facts(post),
  image: post.titleImage && fetchedImage(post.titleImage, { width: 16, height: 9 }),
});
