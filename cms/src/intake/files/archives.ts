/** Archives that lie inside another file: programs that unpack find them wherever they begin, so that a file is two things at once. */
const ZIP_PART = Buffer.from('PK\u0003\u0004', 'latin1');
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
const END_BYTES = 22;

/** The beginnings of other archives. */
const OTHERS = ['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c', 'MSCF\u0000\u0000\u0000\u0000'].map(
  (each) => Buffer.from(each, 'latin1'),
);

/** Where an image of a disk, and an archive of tapes, say what they are. */
const PLACED: [text: string, place: number][] = [
  ...([0x8001, 0x8801, 0x9001].map((place) => ['CD001', place]) as [string, number][]),
  ['ustar', 257],
];

function* placesOf(bytes: Buffer, mark: Buffer): Generator<number> {
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) yield at;
}

/** The version and the way of packing in a part's own header, and in its entry in the directory. */
const OWN = 4;
const LISTED = 6;

/** Whether a part is described here: by chance the four letters stand in packed data, but not with what follows them. */
const isPart = (bytes: Buffer, at: number, fields: number): boolean =>
  at + 30 <= bytes.length &&
  bytes.readUInt16LE(at + fields) <= 63 &&
  [0, 8, 9, 12, 14, 93, 95, 98, 99].includes(bytes.readUInt16LE(at + fields + 4));

/** Whether an archive ends here: its directory lies before it, or its comment reaches to the end of the file. */
const isEnd = (bytes: Buffer, at: number): boolean => {
  if (at + END_BYTES > bytes.length) return false;
  const directory = at - bytes.readUInt32LE(at + 12);
  const hasDirectory = directory >= 0 && directory < at && bytes.indexOf(ZIP_ENTRY, directory) === directory;
  return hasDirectory || at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length;
};

/** Whether an archive ends exactly with the file, as a program wants that reads archives from their end. */
export const endsAsZip = (bytes: Buffer): boolean => {
  for (const at of placesOf(bytes, ZIP_END))
    if (at + END_BYTES <= bytes.length && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length)
      return true;
  return false;
};

/** Whether an archive or an image of a disk lies anywhere in a file. */
export const holdsArchive = (bytes: Buffer): boolean => {
  for (const at of placesOf(bytes, ZIP_PART)) if (isPart(bytes, at, OWN)) return true;
  for (const at of placesOf(bytes, ZIP_ENTRY)) if (isPart(bytes, at, LISTED)) return true;
  for (const at of placesOf(bytes, ZIP_END)) if (isEnd(bytes, at)) return true;
  return (
    OTHERS.some((mark) => bytes.includes(mark)) ||
    PLACED.some(([text, place]) => bytes.toString('latin1', place, place + text.length) === text)
  );
};
