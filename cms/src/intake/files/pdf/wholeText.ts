/** What is looked for in the bytes themselves, whatever the objects say. */
const ACTIVE =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|GoToE)(?![A-Za-z0-9_-])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9_-])/;

/** Names may be written with escapes: `/J#61vaScript`. */
const unescapeNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const withoutContents = (text: string, contents: readonly [start: number, end: number][]): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of contents) {
    if (start < at) continue;
    pieces.push(text.slice(at, start));
    at = end;
  }
  return [...pieces, text.slice(at)].join(' ');
};

/**
 * Looks for names that act in comments and wherever else no object says them, and for encryption in streams too. Words
 * in strings and in the texts of pages are left out: 'HTML/JavaScript' is what people know.
 *
 * @param contents where strings and the contents of streams stand, in the order of the file.
 * @throws Error in English when there is one.
 */
export const checkWholeText = (text: string, contents: readonly [start: number, end: number][]): void => {
  if (ENCRYPTED.test(unescapeNames(text))) throw new Error('it is encrypted');
  if (ACTIVE.test(unescapeNames(withoutContents(text, contents))))
    throw new Error('it has scripts or other files in it');
};
