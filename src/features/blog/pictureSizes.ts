import type { IGatsbyImageData } from 'gatsby-plugin-image';

import type { Place } from './rhythm';

/** How wide a picture is shown, and the shape that it is cropped to. */
interface Shown {
  readonly width: string;
  readonly ratio: number;
}

const phone = '(width < 640px)';
const tablet = '(width < 1000px)';
const laptop = '(width < 1360px)';

const standard = 4 / 3;
/** Pictures of a row of two are of one height. */
const [wide, narrow] = [700 / 410, 555 / 410];

const small: Shown = { width: '116px', ratio: 1 };
const large: Shown = { width: '92vw', ratio: standard };
const beside: Shown = { width: '54vw', ratio: standard };
const half: Shown = { width: '46vw', ratio: standard };

/** On phones, tablets, windows that are narrower than the page with its margins, and wider ones (PostList.module.css). */
const shown: Readonly<Record<Place, readonly [Shown, Shown, Shown, Shown]>> = {
  lead: [
    { width: '100vw', ratio: 1.5 },
    { width: '100vw', ratio: 1.5 },
    { width: '66vw', ratio: 1.5 },
    { width: '50vw + 205px', ratio: 1.5 },
  ],
  opening: [large, beside, { width: '30vw', ratio: standard }, { width: '411px', ratio: standard }],
  third: [small, half, { width: '30vw', ratio: standard }, { width: '411px', ratio: standard }],
  narrow: [small, half, { width: '39vw', ratio: narrow }, { width: '555px', ratio: narrow }],
  wide: [large, half, { width: '49vw', ratio: wide }, { width: '700px', ratio: wide }],
  band: [large, beside, beside, { width: '737px', ratio: standard }],
  whole: [large, beside, beside, { width: '737px', ratio: standard }],
};

/**
 * The `sizes` of a picture at a place. A picture that is broader than the shape it is cropped to is drawn wider than what is seen of it,
 * and chosen by that: it would be blurred otherwise.
 */
export const pictureSizes = (place: Place, { width, height }: IGatsbyImageData): string => {
  const drawn = shown[place].map((one) => {
    const factor = Math.max(1, width / height / one.ratio);
    return `calc(${factor.toFixed(2)} * (${one.width}))`;
  });
  return [phone, tablet, laptop, ''].map((media, at) => `${media} ${drawn[at]}`.trim()).join(', ');
};
