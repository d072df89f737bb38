import type { IGatsbyImageData } from 'gatsby-plugin-image';

import { titleImageAlternative } from './titleImageAlternative';

interface Pictured {
  readonly titleImageAlternativeText: string | null;
  readonly titleImage: {
    readonly alternativeText: string | null;
    readonly localFile: { readonly childImageSharp: { readonly social: IGatsbyImageData } | null } | null;
  } | null;
}

/** The title picture of a post in the size of a link preview, WebP; nothing where it has none. */
export const socialPicture = (post: Pictured) => {
  const picture = post.titleImage?.localFile?.childImageSharp?.social;
  // Of one format alone there are no `sources`.
  const src = picture?.images.fallback?.src;
  return picture && src
    ? {
        ...{ src, type: 'image/webp', alt: titleImageAlternative(post) },
        ...{ width: picture.width, height: picture.height },
      }
    : undefined;
};
