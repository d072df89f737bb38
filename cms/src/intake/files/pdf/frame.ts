/** The beginning and the end of a PDF. */
/** A mark of the order of bytes, and blank lines: servers and mail programs add them in front. */
const START = /^(?:\u00ef\u00bb\u00bf)?[\r\n\t ]{0,16}%PDF-[12]\.[0-9](?=[\s%])/;
/** The line behind it, of letters that say it is no text, without the sign of a comment. */
const BINARY_LINE = /[ \t]*[\r\n]{1,2}[\x80-\xff]{4,16}(?=[\r\n])/y;

/** Readers look for the last table in the last kilobyte. Files from disks end in zeros, from DOS in Ctrl-Z. */
const LONGEST_END = 1_024;
const END = new Set(Buffer.from('\t\n\v\f\r \0\u001a', 'latin1'));

export interface Frame {
  /** Without what stands behind its end. */
  bytes: Buffer;
  /** The same, a letter for each byte. */
  text: string;
  /** Where its objects may begin. */
  from: number;
}

/**
 * What a file has to look like before anybody parses it.
 *
 * @throws Error in English when it does not.
 */
export const frameOf = (whole: Buffer): Frame => {
  let end = whole.length;
  while (whole.length - end < LONGEST_END && end > 0 && END.has(whole[end - 1] ?? 0)) end -= 1;
  const bytes = whole.subarray(0, end);
  const text = bytes.toString('latin1');
  const [start] = START.exec(text) ?? [];
  if (start === undefined) throw new Error('it is no PDF');
  if (!text.endsWith('%%EOF')) throw new Error('it does not end as a PDF');
  if (!/startxref\s+\d+\s+%%EOF$/.test(text.slice(-256))) throw new Error('it has no table of contents');
  if (!text.includes(' obj')) throw new Error('it has no objects');
  BINARY_LINE.lastIndex = start.length;
  const line = BINARY_LINE.exec(text)?.[0];
  // Without such a line its first one is a comment.
  return { bytes, text, from: line === undefined ? start.lastIndexOf('%') : start.length + line.length };
};
