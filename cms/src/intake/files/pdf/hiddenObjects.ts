import { BLANKS } from './bytes';

/**
 * Objects where this reader sees none: in the middle of a picture, a string or a comment. A table of contents can lead
 * another reader there, and one that repairs a file takes what looks like an object.
 */
const WHITE = new RegExp(`[${BLANKS}]`);
/** Some readers take 0e0 for a number. */
const NUMERIC = /[\d.+eE-]/;

const isLineEnd = (letter: string | undefined): boolean => letter === '\n' || letter === '\r';

/** Where the comment begins in the line that ends here; the end of the line itself when it has none. */
const commentIn = (text: string, lineEnd: number): number => {
  let found = lineEnd;
  for (let at = lineEnd; at > 0 && !isLineEnd(text[at - 1]); at -= 1)
    if (text[at - 1] === '%') found = at - 1;
  return found;
};

/** The place before blanks and comments, read from behind: each letter is looked at twice at most. */
const beforeBlanks = (text: string, from: number): number => {
  let at = from;
  while (at > 0 && WHITE.test(text[at - 1] ?? '')) {
    at -= 1;
    if (isLineEnd(text[at])) at = commentIn(text, at);
  }
  return at;
};

const beforeNumber = (text: string, from: number): number => {
  let at = from;
  while (at > 0 && NUMERIC.test(text[at - 1] ?? '')) at -= 1;
  return at;
};

/** Whether two numbers stand before this place, as before an object. */
const hasNumbersBefore = (text: string, at: number): boolean => {
  const end = beforeBlanks(text, at);
  const start = beforeNumber(text, end);
  if (start === end) return false;
  const before = beforeBlanks(text, start);
  return before !== start && beforeNumber(text, before) !== before;
};

/**
 * What a word goes on with: 'objectives' begins no object for any reader. A number may follow the keyword for those that
 * look at its three letters only.
 */
const LETTER = /[^\x80\xff\0\t\n\f\r ()<>[\]{}/%\d.+-]/;

/** Whether an object begins anywhere but at the known places, where each is that of a keyword `obj`. */
export const hidesObjects = (text: string, known: ReadonlySet<number>): boolean => {
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3))
    if (!known.has(at) && !LETTER.test(text[at + 3] ?? ' ') && hasNumbersBefore(text, at)) return true;
  return false;
};

/** A dictionary behind a table of contents, which can hold a whole catalog. */
const TRAILER = new RegExp(`trailer[${BLANKS}]*(?:<<|%)`, 'g');

/** Whether the dictionary of a table of contents begins anywhere but at the known places. */
export const hidesTrailers = (text: string, known: ReadonlySet<number>): boolean => {
  for (const { index } of text.matchAll(TRAILER)) if (!known.has(index)) return true;
  return false;
};
