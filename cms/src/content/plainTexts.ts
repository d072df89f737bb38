/** Texts without formatting, as they are saved: what can be stored in every database and stand on every page. */

import { isBlank } from './blank';
import { readable } from './readable';

/** Characters of each kind of attribute. A slug has rules of its own, at its publishing. A `string` has 255 in PostgreSQL, and more would be no title. */
const LONGEST = new Map([
  ['string', 255],
  ['email', 255],
  ['text', 5_000],
]);

/** How long a text of this kind of attribute may be; undefined for what is no plain text. */
export const longestPlain = (type: string): number | undefined => LONGEST.get(type);

/** Turn the order of what follows around, beyond the text itself. The letters of Arabic and Hebrew know theirs. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A plain text as it is stored: without what no page may hold. One of a single line (all but a `text`) has no line ends, one
 * space where there were several, and is empty where nobody could see anything of it.
 */
export const plainText = (type: string, text: string): string => {
  const shown = readable(text).replace(DIRECTIONS, '');
  if (type === 'text') return shown;
  return isBlank(shown)
    ? ''
    : shown
        .replace(/\ufeff/g, '')
        .replace(/\s+/g, ' ')
        .trim();
};
