/** Bytes in one encoded word: with the name of the header its line has at most 76 characters (RFC 2047, 2). */
const WORD = 39;

/** Nothing but printable ASCII, and nothing in it that looks like an encoded word. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text) && !text.includes('=?');

/** Pieces of whole characters: half of one is none to a mail program. */
const piecesOf = (text: string): string[] => {
  const pieces = [''];
  for (const character of text) {
    const piece = (pieces.at(-1) ?? '') + character;
    if (Buffer.byteLength(piece) > WORD) pieces.push(character);
    else pieces[pieces.length - 1] = piece;
  }
  return pieces;
};

/**
 * A text as the value of a header, folded, in which mail programs show the characters themselves. nodemailer lets a text of ASCII
 * through as it is: one that looks like an encoded word would be shown as what it encodes, which nobody has checked.
 */
export const headerText = (text: string): string =>
  isPlain(text)
    ? text
    : piecesOf(text)
        .map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`)
        .join('\r\n ');
