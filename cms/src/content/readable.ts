/** What of a text can be shown and stored: in every database, and on every page. */

// Of word processors, presentations and other systems. As control characters they would go, and join the words beside them.
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

// Control characters and halves of letters are in no text, and a database refuses some of them.
const UNREADABLE = /(?![\t\n])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** A text whose lines end with `\n`, however the program ended them that it comes from. */
export const withLineEnds = (text: string): string => text.replace(LINE_ENDS, '\n');

/** The characters of a text that can be shown and stored, its lines ending with `\n`. */
export const readable = (text: string): string => withLineEnds(text).replace(UNREADABLE, '');
