/**
 * Control characters (PostgreSQL stores no NUL, and a chat or a terminal would obey some), and the marks that turn the
 * direction of text: with them staff would read a file name or an address other than it is.
 */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Halves of a character that lost the other half: no database takes them. */
const BROKEN = /\p{Surrogate}/gu;

const clean = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(BROKEN, '\ufffd').trim();

/** A text of one line: whitespace runs, line breaks too, become one blank. */
export const cleanLine = (text: string): string => clean(text.replace(/\s+/g, ' '));

/** A text of several lines, with `\n` between them. */
export const cleanLines = (text: string): string => clean(text.replace(/\r\n?/g, '\n'));
