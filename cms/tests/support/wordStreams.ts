/** The two streams of an old Word document made from nothing: what it says, and where each structure of it lies. */

/** Where the text begins, behind a header with all pairs of Word 2002. */
const TEXT = 0x600;
const PAIRS = 0x9a;
const PAIR_COUNT = 0x88;
/** Where the header says how many letters the text has, and which pairs tell of its fields and its pieces. */
const LETTERS = 76;
const FIELDS = 16;
const PIECES = 33;
const ASSOCIATED = 32;

/** A mark in the list of fields: where it stands, which of the three it is, and of what kind the field is. */
export type ListedMark = [at: number, letter: number, kind: number];

export interface WordOptions {
  encrypted?: boolean;
  text?: string;
  /** Letters of two bytes; otherwise of one. */
  isWide?: boolean;
  /** The texts about the document; the second is the path of its template. */
  associated?: string[];
  /** The path of its template. */
  template?: string;
  /** Of what kind all fields are, by the list; otherwise only the text says it. */
  kind?: number;
  /** The list of fields; otherwise as the text has them. */
  marks?: ListedMark[];
  /** The bytes of structures, by the pair that tells of them. */
  structures?: Record<number, Buffer>;
  /** What lies behind them in the table stream. */
  behind?: Buffer;
  /** Bits of the place of the text beyond those that say where it is. */
  bits?: number;
  /** How many letters each part has, from the text itself to the text boxes of headers; otherwise all are of the text. */
  letters?: number[];
}

/** A mark's kind where only the text says what the field is. */
const UNKNOWN = 1;

/** The marks that a text has, for fields of one kind. */
export const marksIn = (text: string, kind: number): ListedMark[] =>
  Array.from({ length: text.length }, (_, at): ListedMark => {
    const letter = text.charCodeAt(at);
    return [at, letter, letter === 0x13 ? kind : 0xff];
  }).filter(([, letter]) => letter >= 0x13 && letter <= 0x15);

/** The list of fields of a part with so many letters. */
export const fieldList = (marks: ListedMark[], letters: number): Buffer => {
  if (marks.length === 0) return Buffer.alloc(0);
  const list = Buffer.alloc(marks.length * 6 + 4);
  marks.forEach(([at, letter, kind], index) => {
    list.writeUInt32LE(at, index * 4);
    list.writeUInt16LE(letter | (kind << 8), (marks.length + 1) * 4 + index * 2);
  });
  list.writeUInt32LE(letters, marks.length * 4);
  return list;
};

/** The list of pieces, of which there is one. */
const pieceList = (length: number, place: number): Buffer => {
  const pieces = Buffer.alloc(21);
  pieces[0] = 2;
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(length, 9);
  pieces.writeUInt32LE(place, 15);
  return pieces;
};

const textList = (texts: string[]): Buffer => {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(0xffff, 0);
  header.writeUInt16LE(texts.length, 2);
  return Buffer.concat([
    header,
    ...texts.flatMap((text) => [
      Buffer.from([text.length & 255, text.length >> 8]),
      Buffer.from(text, 'utf16le'),
    ]),
  ]);
};

/** The main stream and the table of a document with this text. */
export const wordStreams = ({
  encrypted = false,
  text = 'Hello',
  isWide = false,
  template,
  associated = template === undefined ? [] : ['', template],
  kind = UNKNOWN,
  marks = marksIn(text, kind),
  structures = {},
  behind = Buffer.alloc(0),
  bits = 0,
  letters = [text.length],
}: WordOptions): { main: Buffer; table: Buffer } => {
  const main = Buffer.alloc(TEXT + text.length * 2);
  for (const [value, at] of [
    [0xa5ec, 0],
    [0x00c1, 2],
    [0x0200 | (encrypted ? 0x0100 : 0), 10],
    [14, 32],
    [22, 62],
    [PAIR_COUNT, PAIRS - 2],
  ] as [number, number][])
    main.writeUInt16LE(value, at);
  letters.forEach((count, index) => main.writeUInt32LE(count, LETTERS + index * 4));
  main.write(text, TEXT, isWide ? 'utf16le' : 'latin1');
  const parts: Buffer[] = [Buffer.alloc(64)];
  const all: Record<number, Buffer> = {
    [PIECES]: pieceList(text.length, (isWide ? TEXT : TEXT * 2 + 0x40000000) + bits),
    [FIELDS]: fieldList(marks, text.length),
    [ASSOCIATED]: associated.length > 0 ? textList(associated) : Buffer.alloc(0),
    ...structures,
  };
  let place = 64;
  for (const [pair, bytes] of Object.entries(all)) {
    main.writeUInt32LE(place, PAIRS + Number(pair) * 8);
    main.writeUInt32LE(bytes.length, PAIRS + Number(pair) * 8 + 4);
    parts.push(bytes);
    place += bytes.length;
  }
  return { main, table: Buffer.concat([...parts, behind]) };
};
