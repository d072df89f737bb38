/** Words that meet so that a compound of the list would begin or end in the wrong place. */
const meetings = ['từ bài | học viên', 'khách | hàng đầu', 'khách hàng | đầu tiên'];

/** Words with one plain space between two of them; none stands beside a U+00A0 or a digit. */
const runs = /(?<![\p{L}\p{M}\p{N}\u00A0])[\p{L}\p{M}]+(?: [\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}\u00A0]))+/gu;

const wordsOf = (text: string): string[] => text.split(' ');

const keyOf = (words: readonly string[]): string => words.join(' ').toLowerCase().normalize('NFC');

/** Puts U+00A0 between the syllables of compounds. */
export type Join = (text: string) => string;

/**
 * Joins by longest match from left to right, whatever the case. A compound never reaches across punctuation, digits
 * or the `**` of an accent. What has a U+00A0 stays as it is, so joining twice changes nothing.
 *
 * @param compounds in lower case, with plain spaces
 */
export const joiner = (compounds: readonly string[]): Join => {
  /** By what is looked for, the numbers of words that become one. */
  const pieces = new Map(compounds.map((compound) => [compound, [wordsOf(compound).length]]));
  for (const meeting of meetings) {
    const parts = meeting.split(' | ').map(wordsOf);
    const lengths = parts.flatMap((part) => (pieces.has(keyOf(part)) ? [part.length] : part.map(() => 1)));
    pieces.set(keyOf(parts.flat()), lengths);
  }
  const longest = Math.max(1, ...[...pieces.keys()].map((key) => wordsOf(key).length));

  const piecesAt = (words: readonly string[]): readonly number[] => {
    for (let length = Math.min(longest, words.length); length > 1; length--) {
      const found = pieces.get(keyOf(words.slice(0, length)));
      if (found) return found;
    }
    return [1];
  };

  const joinRun = (run: string): string => {
    const words = wordsOf(run);
    const joined: string[] = [];
    while (words.length > 0)
      for (const length of piecesAt(words)) joined.push(words.splice(0, length).join('\u00A0'));
    return joined.join(' ');
  };

  return (text) => text.replace(runs, joinRun);
};
