import type { IGatsbyImageData } from 'gatsby-plugin-image';

import type { FetchedPicture } from './media';

/**
 * What `ui/Picture` shows of a picture of the CMS. The CMS has made the sizes already; a picture smaller than all of them comes as it
 * is.
 *
 * @param shape stands in where the CMS cannot measure one
 */
export const fetchedImage = (
  { url, width, height, formats }: FetchedPicture,
  shape: { readonly width: number; readonly height: number },
): IGatsbyImageData => {
  const sizes = [formats?.small, formats?.medium].filter((size) => !!size);
  const largest = sizes.at(-1) ?? { url, width: width ?? shape.width, height: height ?? shape.height };
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
