/** The text of an old Word document with the instructions of its fields, put together from its pieces (MS-DOC, 2.4.1). */
const WORD_SIGNATURE = 0xa5ec;
const WORD_97 = 0x00c1;

const FLAGS = { encrypted: 0x0100, secondTable: 0x0200, obfuscated: 0x8000 };

/** Where the header says where a structure lies, and how long it is. */
const TEMPLATES = 0x019a;
const PIECES = 0x01a2;

const fail = (why: string): never => {
  throw new Error(why);
};

const isSet = (header: Buffer, flag: number): boolean => (header.readUInt16LE(10) & flag) !== 0;

/**
 * Checks the header of the main stream, and says in which of the two tables the structures lie.
 *
 * @throws Error in English when it is no header of Word 97 or later, is encrypted, or there is a second document.
 */
export const tableOf = (main: Buffer): '0Table' | '1Table' => {
  if (main.length < 0x200 || main.readUInt16LE(0) !== WORD_SIGNATURE) fail('it is no Word document');
  if (main.readUInt16LE(2) < WORD_97 || main.readUInt16LE(32) !== 14 || main.readUInt16LE(62) !== 22)
    fail('it is from a Word before Word 97');
  if (isSet(main, FLAGS.encrypted) || isSet(main, FLAGS.obfuscated)) fail('it is encrypted');
  if (main.readUInt16LE(8) !== 0) fail('there is another document in it');
  return isSet(main, FLAGS.secondTable) ? '1Table' : '0Table';
};

const structure = (main: Buffer, table: Buffer, at: number): Buffer => {
  const [start, length] = [main.readUInt32LE(at), main.readUInt32LE(at + 4)];
  if (start + length > table.length) fail('it points beyond its end');
  return table.subarray(start, start + length);
};

/** The list of pieces, behind properties that do not matter here. */
const pieceList = (pieces: Buffer): Buffer => {
  let at = 0;
  while (pieces[at] === 1) at += 3 + pieces.readUInt16LE(at + 1);
  if (pieces[at] !== 2) fail('its text is in no order');
  const length = pieces.readUInt32LE(at + 1);
  const list = pieces.subarray(at + 5, at + 5 + length);
  return list.length === length && length % 12 === 4 ? list : fail('its text is in no order');
};

const PACKED = 0x40000000;

/** The text of all parts, notes and headers among them. @throws Error in English where its pieces are malformed. */
export const textOf = (main: Buffer, table: Buffer): string => {
  const list = pieceList(structure(main, table, PIECES));
  const count = (list.length - 4) / 12;
  const texts: string[] = [];
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const length = list.readUInt32LE(index * 4 + 4) - list.readUInt32LE(index * 4);
    const place = list.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isPacked = (place & PACKED) !== 0;
    const start = isPacked ? (place & ~PACKED) / 2 : place;
    const end = start + length * (isPacked ? 1 : 2);
    total += length;
    // Pieces may lie over one another: together they are no longer than the file.
    if (length < 0 || end > main.length || total > main.length) fail('it points beyond its end');
    texts.push(main.toString(isPacked ? 'latin1' : 'utf16le', start, end));
  }
  return texts.join('');
};

/** The template of a document, as its author's Word knew it; empty when it has none. */
export const templateOf = (main: Buffer, table: Buffer): string => {
  const list = structure(main, table, TEMPLATES);
  if (list.length < 8) return '';
  if (list.readUInt16LE(0) !== 0xffff) return fail('its template is written in an unknown way');
  const extra = list.readUInt16LE(4);
  const first = 6;
  const second = first + 2 + list.readUInt16LE(first) * 2 + extra;
  return list.toString('utf16le', second + 2, second + 2 + list.readUInt16LE(second) * 2);
};

/**
 * The properties of a drawing that say where its pictures come from: of itself, of the one that is printed, of what fills
 * it, of its line, and of the four lines of its borders (MS-ODRAW, 2.3).
 */
const PICTURE_FLAGS = [0x0106, 0x0111, 0x0188, 0x01c7, 0x0547, 0x0587, 0x05c7, 0x0607];
/** 'Not kept in the document' and 'linked', alone and with what else is said. */
const [LEAST_LINKED, MOST_LINKED] = [4, 15];

const hasFlags = (bytes: Buffer, property: number): boolean => {
  const mark = Buffer.from([property & 0xff, property >> 8]);
  for (let at = bytes.indexOf(mark); at >= 0 && at + 6 <= bytes.length; at = bytes.indexOf(mark, at + 1)) {
    const flags = bytes.readUInt32LE(at + 2);
    if (flags >= LEAST_LINKED && flags <= MOST_LINKED) return true;
  }
  return false;
};

/** A picture that is fetched when the document is opened, by the flags in its properties. */
export const hasLinkedPicture = (bytes: Buffer): boolean =>
  PICTURE_FLAGS.some((property) => hasFlags(bytes, property));
