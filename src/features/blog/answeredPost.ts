import type { FetchedPost } from '../../api-client/content';
import { fetchedImage } from '../../api-client/fetchedImage';
import { postThumbnailPath, postThumbnailSize, type IndexedPost } from '../../lib/blogIndex';
import { facts, type CardPost } from './cardPost';

/** Both of its sides, in pixels. */
const face = { width: 44, height: 44 };

/** A picture that is known by its address alone. */
const known = (url: string, shape: { readonly width: number; readonly height: number }) =>
  fetchedImage({ url, width: null, height: null, formats: null }, shape);

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
