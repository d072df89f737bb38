import type { IGatsbyImageData } from 'gatsby-plugin-image';

import { titleImageAlternative } from './titleImageAlternative';

interface Media {
  readonly alternativeText: string | null;
  readonly localFile: { readonly childImageSharp: { readonly social: IGatsbyImageData } | null } | null;
}

interface Pictured {
  readonly titleImageAlternativeText: string | null;
  readonly titleImage: Media | null;
}

/** A picture of the CMS in the size of a link preview, WebP; nothing where there is none. */
export const socialMedia = (media: Media | null, alternative = media?.alternativeText ?? '') => {
  const picture = media?.localFile?.childImageSharp?.social;
  // Of one format alone there are no `sources`.
  const src = picture?.images.fallback?.src;
  return picture && src
    ? {
        ...{ src, type: 'image/webp', alt: alternative },
        ...{ width: picture.width, height: picture.height },
      }
    : undefined;
};

/** The title picture of a post in the size of a link preview. */
export const socialPicture = (post: Pictured) => socialMedia(post.titleImage, titleImageAlternative(post));
