/** The beginnings of pictures: a program that is called a picture is none. */
const at = (text: string, place = 0): ((bytes: Buffer) => boolean) => {
  const mark = Buffer.from(text, 'latin1');
  return (bytes) => bytes.subarray(place, place + mark.length).equals(mark);
};

/** Bytes. */
const LONGEST_BOX = 1_024;

const KINDS = [
  ...[
    at('\u0089PNG\r\n\u001a\n'),
    at('\u00ff\u00d8\u00ff'),
    at('GIF87a'),
    at('GIF89a'),
    at('II*\0'),
    at('MM\0*'),
  ],
  ...[at('II\u00bc'), at('\u00d7\u00cd\u00c6\u009a'), at('\u0001\0\u0009\0'), at(' EMF', 40)],
  // The size of the first box stands in front of its name.
  (bytes: Buffer) => at('ftyp', 4)(bytes) && bytes.readUInt32BE(0) <= LONGEST_BOX,
  (bytes: Buffer) => at('RIFF')(bytes) && at('WEBP', 8)(bytes),
  // 'BM' alone is two letters: the reserved bytes behind the size are empty.
  (bytes: Buffer) => at('BM')(bytes) && at('\0\0\0\0', 6)(bytes),
];

export const isPicture = (bytes: Buffer): boolean => KINDS.some((isKind) => isKind(bytes));

const TAG = /^[A-Za-z0-9/ ]{4}$/;

/** A font whose first 32 bytes are garbled, as Word keeps them: the names of its tables come after these. */
export const isFont = (bytes: Buffer): boolean =>
  [44, 60].every((place) => TAG.test(bytes.toString('latin1', place, place + 4)));
