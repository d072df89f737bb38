/** Kinds of bytes in a PDF, and what readers disagree about. */

/** Blanks, as a class of a regular expression. Those of the standard, and two that Chrome and Edge (PDFium) take for some. */
export const BLANKS = '\\0\\t\\n\\f\\r \\x80\\xff';

export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;

export const isBlank = (byte: number | undefined): boolean =>
  byte !== undefined && (byte === 0x20 || byte === 0 || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b));

/** What only PDFium takes for a blank: letters in the names of fonts in UTF-8 and GBK. */
export const isDisputedBlank = (byte: number | undefined): boolean => byte === 0x80 || byte === 0xff;

export const isNumeric = (byte: number | undefined): boolean =>
  isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e;

const DELIMITERS = new Set(Buffer.from('()<>[]{}/%', 'latin1'));

/** Whether a byte goes on with a name, a number or a word. */
export const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !isBlank(byte) && !DELIMITERS.has(byte);
