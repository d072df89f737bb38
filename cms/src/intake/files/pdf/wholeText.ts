/** What is looked for in the bytes themselves, whatever the objects say. */
const WORDS = [
  ...['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'SubmitForm', 'ImportData'],
  ...['GoToR', 'GoToE'],
];

/**
 * A letter as itself, or with the escape that names may have: `/J#61vaScript`. The text is not unescaped for it, which
 * would take hundreds of megabytes where somebody writes millions of escapes.
 */
const written = (letter: string): string => {
  const code = letter.charCodeAt(0).toString(16);
  const digits = [...code].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');
  return `(?:${letter}|#${digits})`;
};

const nameOf = (words: string[]): RegExp =>
  new RegExp(
    `${written('/')}(?:${words.map((word) => [...word].map(written).join('')).join('|')})(?![A-Za-z0-9_-])`,
  );

const ACTIVE = nameOf(WORDS);
const ENCRYPTED = nameOf(['Encrypt']);

/** With blanks in place of what is written in strings and streams. */
const withoutContents = (bytes: Buffer, contents: readonly number[]): string => {
  const left = Buffer.from(bytes);
  for (let index = 0; index + 1 < contents.length; index += 2)
    left.fill(0x20, contents[index], contents[index + 1]);
  return left.toString('latin1');
};

/**
 * Looks for names that act in comments and wherever else no object says them, and for encryption in streams too. Words
 * in strings and in the texts of pages are left out: 'HTML/JavaScript' is what people know.
 *
 * @param bytes the file; `text` is the same.
 * @param contents where strings and the contents of streams stand: start and end of each.
 * @throws Error in English when there is one.
 */
export const checkWholeText = (bytes: Buffer, text: string, contents: readonly number[]): void => {
  if (ENCRYPTED.test(text)) throw new Error('it is encrypted');
  if (ACTIVE.test(withoutContents(bytes, contents))) throw new Error('it has scripts or other files in it');
};
