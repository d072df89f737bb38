/** Texts without formatting, as they are saved: what can be stored in every database and stand on every page. */

/** Characters of each kind of attribute. A slug has rules of its own, at its publishing. A `string` has 255 in PostgreSQL, and more would be no title. */
const LONGEST = new Map([
  ['string', 255],
  ['email', 255],
  ['text', 5_000],
]);

/** How long a text of this kind of attribute may be; undefined for what is no plain text. */
export const longestPlain = (type: string): number | undefined => LONGEST.get(type);

// Line breaks of presentations and word processors, which some clipboards keep.
const ODD_BREAKS = /[\v\f\u2028\u2029]/g;
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g;
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text without what nobody sees and no page may hold: control characters, and halves of emoji. */
export const plainText = (text: string): string =>
  text.replace(ODD_BREAKS, '\n').replace(CONTROLS, '').replace(HALVES, '');
