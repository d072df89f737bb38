import type { IGatsbyImageData } from 'gatsby-plugin-image';

import type { FetchedPost } from '../../api-client/content';
import { fetchedImage } from '../../api-client/fetchedImage';
import { postThumbnailPath, postThumbnailSize, type IndexedPost } from '../../lib/blogIndex';

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

const facts = (post: Source): Omit<CardPost, 'avatar' | 'image'> => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  views: post.views ?? 0,
  date: post.defaultPublishedDate ?? post.publishedAt,
  author: post.user?.firstName ?? null,
  categories: post.categories?.map(({ title }) => title) ?? [],
});

/** Both of its sides, in pixels. */
const face = { width: 44, height: 44 };

/** A picture that is known by its address alone. */
const known = (url: string, shape: { readonly width: number; readonly height: number }) =>
  fetchedImage({ url, width: null, height: null, formats: null }, shape);

/** A post of the build. */
export const fromQuery = (post: Queries.PostCardFragment): CardPost => ({
  ...facts(post),
  avatar: post.user?.avatar?.localFile?.childImageSharp?.gatsbyImageData ?? null,
  image: post.titleImage?.localFile?.childImageSharp?.gatsbyImageData ?? null,
});

/** A post fetched from the CMS. */
export const fromFetched = (post: FetchedPost): CardPost => ({
  ...facts(post),
  avatar: post.user?.avatar
    ? known(post.user.avatar.formats?.xxsmall?.url ?? post.user.avatar.url, face)
    : null,
  image: post.titleImage && fetchedImage(post.titleImage, { width: 16, height: 9 }),
});

/** A post of the index of the release. */
export const fromIndexed = ({ avatar, picture, tags: _, ...post }: IndexedPost): CardPost => ({
  ...post,
  avatar: avatar === null ? null : known(avatar, face),
  image: picture === null ? null : known(postThumbnailPath(post.slug, picture), postThumbnailSize),
});
