import type { IGatsbyImageData } from 'gatsby-plugin-image';

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
  /** Of the author. */
  readonly avatar: IGatsbyImageData | null;
  /** Titles. */
  readonly categories: readonly string[];
  readonly image: IGatsbyImageData | null;
}

type Source = Omit<Queries.PostCardFragment, 'titleImage' | 'user'> & {
  readonly user: { readonly firstName: string | null } | null;
};

/** What a card says of a post, as build and CMS name it alike. */
export const facts = (post: Source): Omit<CardPost, 'avatar' | 'image'> => ({
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
  avatar: post.user?.avatar?.localFile?.childImageSharp?.gatsbyImageData ?? null,
  image: post.titleImage?.localFile?.childImageSharp?.gatsbyImageData ?? null,
});
