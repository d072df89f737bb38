/**
 * Pictures and drawings of an old Word document that are fetched from elsewhere (MS-DOC, 2.9.192; MS-ODRAW, 2.2.9).
 * Readers are led to their headers and tables by many ways: each place where one could stand is looked at.
 */
import { fail } from '../fail';
import { UNCERTAIN } from './header';

/** The property of letters that says where in the data the header of their picture lies, `sprmCPicLocation`. */
const PICTURE_AT = Buffer.from([0x03, 0x6a]);
/** A picture in a file: of two old kinds, whose name is all there is, and one whose name stands before the picture. */
const IN_FILE = new Set([94, 98, 99, 0x66]);
/** Bytes of the least header that a reader takes. */
const LEAST_HEADER = 58;

/** Whether a header in these bytes says that its picture is in a file. */
const isInFile = (data: Buffer, at: number): boolean =>
  at + LEAST_HEADER <= data.length &&
  data.readInt32LE(at) >= LEAST_HEADER &&
  IN_FILE.has(data.readUInt16LE(at + 6));

/** Tables of the properties of a drawing: its own, and two that add to them. */
const TABLES = new Set([0xf00b, 0xf121, 0xf122]);
const ENTRY = 6;

/** A property's name, without what says that it is a picture and that its value stands behind the table. */
const NAME = 0x3fff;
/** No property has a higher name. */
const HIGHEST = 0x07ff;

/** Drawings in groups in groups: no honest one is so deep. */
const MAX_DEPTH = 20;

/** Each place in the data of which letters may say that their picture lies there. */
const placesIn = (bytes: Buffer): number[] => {
  const places: number[] = [];
  for (
    let at = bytes.indexOf(PICTURE_AT);
    at >= 0 && at + 6 <= bytes.length;
    at = bytes.indexOf(PICTURE_AT, at + 1)
  )
    places.push(bytes.readUInt32LE(at + 2));
  return places;
};

/** The header of a picture that is kept, and the records in which it is. */
const KEPT = 0x64;
const HEADER = 8;
const CONTAINERS = new Set([0xf003, 0xf004]);

/** Walks through records in one another, which have to fill the space that they have. */
class Records {
  private left: number;

  constructor(private readonly data: Buffer) {
    // Pictures lie beside one another, so that all together have no more records than the data have room for.
    this.left = data.length / ENTRY;
  }

  /** @throws Error in English where a record ends beyond `end`, the tables of properties among them. */
  walk(from: number, end: number, depth = 0): void {
    for (let at = from; at < end;) {
      this.left -= 1;
      if (this.left < 0 || depth > MAX_DEPTH || at + HEADER > end) fail(`a drawing ${UNCERTAIN}`);
      const next = at + HEADER + this.data.readUInt32LE(at + 4);
      const [type, entries] = [this.data.readUInt16LE(at + 2), this.data.readUInt16LE(at) >> 4];
      if (next > end || (TABLES.has(type) && !this.isTable(at + HEADER, next, entries)))
        fail(`a drawing ${UNCERTAIN}`);
      if (CONTAINERS.has(type)) this.walk(at + HEADER, next, depth + 1);
      at = next;
    }
  }

  /** Whether there is room for so many properties, all of which have names that are. */
  private isTable(from: number, end: number, entries: number): boolean {
    this.left -= entries;
    if (from + entries * ENTRY > end) return false;
    for (let at = from; at < from + entries * ENTRY; at += ENTRY)
      if ((this.data.readUInt16LE(at) & NAME) > HIGHEST) return false;
    return true;
  }

  /** The outermost record of a picture whose header stands here. Another kind of record is no drawing. */
  walkPicture(place: number): void {
    if (place + LEAST_HEADER > this.data.length || this.data.readUInt16LE(place + 6) !== KEPT) return;
    const at = place + this.data.readUInt16LE(place + 4);
    if (at + HEADER > this.data.length || !CONTAINERS.has(this.data.readUInt16LE(at + 2))) return;
    const end = at + HEADER + this.data.readUInt32LE(at + 4);
    this.walk(at, Math.min(end, this.data.length));
  }
}

/**
 * Checks the pictures that letters have.
 *
 * @param data where the headers of pictures may lie.
 * @param streams where the properties of letters may lie.
 * @throws Error in English for one that is no more than the name of a file, or cannot be read for certain.
 */
export const checkPictures = (data: Buffer[], streams: Buffer[]): void => {
  const places = new Set(streams.flatMap(placesIn));
  for (const each of data) {
    const records = new Records(each);
    for (const place of places) {
      if (isInFile(each, place)) fail('it loads parts from elsewhere');
      records.walkPicture(place);
    }
  }
};

/**
 * The properties that say where pictures come from: of the drawing itself, of the one that is printed, of what fills it,
 * of its line, and of the four lines of its borders (MS-ODRAW, 2.3).
 */
const PICTURE_FLAGS = new Set([0x0106, 0x0111, 0x0188, 0x01c7, 0x0547, 0x0587, 0x05c7, 0x0607]);
/** 'Not kept in the document' and 'linked'. */
const LINKED = 0x0c;
/** Where a drawing leads. */
const LINK = 0x0382;
/** In a property's name: its value stands behind the table. */
const IS_BEHIND = 0x8000;
/** The names that all readers know: one of them ends a table with another. */
const KNOWN = 0x03ff;

export interface Table {
  /** Where its header stands. */
  at: number;
  entries: number;
  /** Whether it ends within the bytes, and has room for its entries. */
  isWhole: boolean;
}

/** Each place at which a table of properties may begin. Made up ones may lie over one another. */
const tablesIn = function* (bytes: Buffer): Generator<Table> {
  for (let type = bytes.indexOf(0xf0); type >= 0; type = bytes.indexOf(0xf0, type + 1))
    yield* tableAt(bytes, type - 3);
  for (let type = bytes.indexOf(0xf1); type >= 0; type = bytes.indexOf(0xf1, type + 1))
    yield* tableAt(bytes, type - 3);
};

const tableAt = function* (bytes: Buffer, at: number): Generator<Table> {
  if (at < 0 || at + HEADER > bytes.length || !TABLES.has(bytes.readUInt16LE(at + 2))) return;
  const entries = bytes.readUInt16LE(at) >> 4;
  const length = bytes.readUInt32LE(at + 4);
  yield { at, entries, isWhole: at + HEADER + length <= bytes.length && entries * ENTRY <= length };
};

/**
 * Checks the tables of properties of drawings.
 *
 * @param isOfDrawings whether nothing but structures lies in these bytes: then a table that is not whole counts as well.
 * @returns where the links of drawings stand, and how many bytes each has.
 * @throws Error in English for a picture that is fetched, and where a table cannot be read for certain.
 */
export const checkDrawings = (bytes: Buffer, isOfDrawings: boolean): [at: number, length: number][] => {
  const links: [number, number][] = [];
  // Honest tables lie beside one another, so that all together are no longer than the bytes.
  let left = bytes.length / ENTRY;
  for (const { at, entries, isWhole } of tablesIn(bytes)) {
    if (!isWhole && !isOfDrawings) continue;
    // The bytes of a packed picture look like anything, but not like many names that are.
    const highest = !isWhole ? KNOWN : isOfDrawings ? NAME : HIGHEST;
    let behind = at + HEADER + entries * ENTRY;
    for (let index = 0; index < entries; index += 1) {
      const entry = at + HEADER + index * ENTRY;
      if (entry + ENTRY > bytes.length) break;
      const name = bytes.readUInt16LE(entry);
      const value = bytes.readUInt32LE(entry + 2);
      left -= 1;
      if (left < 0) fail(`a drawing ${UNCERTAIN}`);
      if ((name & NAME) > highest) break;
      if (PICTURE_FLAGS.has(name & NAME) && (value & LINKED) !== 0) fail('it loads parts from elsewhere');
      if ((name & IS_BEHIND) === 0) continue;
      if ((name & NAME) === LINK && value > 0) links.push([behind, value]);
      behind += value;
    }
  }
  return links;
};
