import type { IGatsbyImageData } from 'gatsby-plugin-image';

import type { Place } from './rhythm';

/** What pictures are cropped to where they have another shape (PostPicture.module.css). */
const ratio = 3 / 2;

const [small, large, beside, half] = ['132px', '92vw', '54vw', '46vw'];

/** Widths on phones, tablets, windows that are narrower than the page with its margins, and wider ones (PostList.module.css). */
const shown: Readonly<Record<Place, readonly string[]>> = {
  lead: ['100vw', '100vw', '66vw', '50vw + 205px'],
  opening: [large, beside, '30vw', '411px'],
  third: [small, half, '30vw', '411px'],
  narrow: [small, half, '39vw', '555px'],
  wide: [large, half, '49vw', '700px'],
  band: [large, beside, beside, '737px'],
};

/**
 * The `sizes` of a picture at a place. A picture that is broader than the shape it is cropped to is drawn wider than what is seen of it,
 * and chosen by that: it would be blurred otherwise.
 */
export const pictureSizes = (place: Place, { width, height }: IGatsbyImageData): string => {
  const factor = Math.max(1, width / height / ratio).toFixed(2);
  return ['(width < 640px)', '(width < 1000px)', '(width < 1360px)', '']
    .map((media, at) => `${media} calc(${factor} * (${shown[place][at]}))`.trim())
    .join(', ');
};
