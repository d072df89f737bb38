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

/** By the ending of a file. Who reads links for their previews knows these, and not always WebP. */
const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** A picture of the CMS for link previews, whole, as wide as they are; nothing where there is none. */
export const socialMedia = (media: Media | null, alternative = media?.alternativeText ?? '') => {
  const picture = media?.localFile?.childImageSharp?.social;
  // Of one format alone there are no `sources`.
  const src = picture?.images.fallback?.src;
  const type = types[src?.split('.').at(-1) ?? ''];
  return picture && src && type
    ? {
        ...{ src, type, alt: alternative },
        ...{ width: picture.width, height: picture.height },
      }
    : undefined;
};

/** The title picture of a post in the size of a link preview. */
export const socialPicture = (post: Pictured) => socialMedia(post.titleImage, titleImageAlternative(post));
