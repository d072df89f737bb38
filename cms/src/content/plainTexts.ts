/** Texts without formatting, as they are saved: what can be stored in every database and stand on every page. */

/** Characters of each kind of attribute. A slug has rules of its own, at its publishing. A `string` has 255 in PostgreSQL, and more would be no title. */
const LONGEST = new Map([
  ['string', 255],
  ['email', 255],
  ['text', 5_000],
]);

/** How long a text of this kind of attribute may be; undefined for what is no plain text. */
export const longestPlain = (type: string): number | undefined => LONGEST.get(type);
