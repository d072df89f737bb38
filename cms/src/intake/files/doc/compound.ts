/**
 * A strict reader of compound files, the small file system in which old Word documents lie (MS-CFB). What another reader
 * might read otherwise is refused: chains that meet or run in circles, entries of a name twice, sectors that nobody owns.
 */
import { fail } from '../fail';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_SLOTS = 109;
const MAX_REGULAR = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;
const NO_ENTRY = 0xffffffff;
const ENTRY_BYTES = 128;
const MINI_BYTES = 64;

export const [STORAGE, STREAM, ROOT] = [1, 2, 5] as const;

export interface Entry {
  name: string;
  kind: number;
  classId: string;
  children: Entry[];
  /** The bytes of a stream; empty for a folder. */
  content: Buffer;
}

const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));

/** Space that is cut into pieces, with the table that says which piece follows which. */
class Space {
  private readonly owned = new Set<number>();

  constructor(
    private readonly pieceAt: (index: number) => Buffer,
    private readonly table: number[],
  ) {}

  /** The pieces of a chain. @throws Error where it meets another one, itself, or the end of the file. */
  chain(first: number): Buffer {
    const pieces: Buffer[] = [];
    let at = first;
    while (at < MAX_REGULAR) {
      if (this.owned.has(at)) fail('it runs in a circle');
      this.owned.add(at);
      pieces.push(this.pieceAt(at));
      at = this.table[at] ?? fail('it points beyond its end');
    }
    if (at !== END_OF_CHAIN) fail('it points beyond its end');
    return Buffer.concat(pieces);
  }
}

interface Header {
  bytes: Buffer;
  sectorBytes: number;
  sectorAt: (index: number) => Buffer;
}

const readHeader = (bytes: Buffer): Header => {
  if (bytes.length < 1536 || !bytes.subarray(0, 8).equals(SIGNATURE)) fail('it is no Word document');
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) fail('its sectors have a wrong size');
  if (bytes.readUInt16LE(28) !== 0xfffe || bytes.readUInt16LE(32) !== 6) fail('it is no Word document');
  const sectorBytes = 2 ** shift;
  const sectorAt = (index: number): Buffer => {
    const start = (index + 1) * sectorBytes;
    if (start + sectorBytes > bytes.length) return fail('it points beyond its end');
    return bytes.subarray(start, start + sectorBytes);
  };
  return { bytes, sectorBytes, sectorAt };
};

/** The sectors of the table of chains: the first 109 stand in the header, the others in a list of sectors. */
const tableSectors = ({ bytes, sectorBytes, sectorAt }: Header): number[] => {
  const listed = numbersIn(bytes.subarray(76, 76 + HEADER_SLOTS * 4));
  let next = bytes.readUInt32LE(68);
  for (let left = bytes.length / sectorBytes; next < MAX_REGULAR; left -= 1) {
    if (left <= 0) fail('it runs in a circle');
    const more = numbersIn(sectorAt(next));
    next = more.pop() ?? END_OF_CHAIN;
    listed.push(...more);
  }
  const used = listed.filter((sector) => sector < MAX_REGULAR);
  if (used.length !== bytes.readUInt32LE(44) || new Set(used).size !== used.length)
    fail('its table is wrong');
  return used;
};

/** Nothing may hang behind the last sector that the table knows. */
const checkEnd = ({ bytes, sectorBytes }: Header, table: number[]): void => {
  const last = table.reduce((found, next, index) => (next === NO_ENTRY ? found : index), 0);
  if (
    bytes.length > (last + 2) * sectorBytes &&
    bytes.subarray((last + 2) * sectorBytes).some((byte) => byte !== 0)
  )
    fail('something hangs behind it');
};

const nameOf = (entry: Buffer): string => {
  const length = entry.readUInt16LE(64);
  if (length > 64 || length % 2 !== 0) fail('an entry has a wrong name');
  return entry.toString('utf16le', 0, Math.max(length - 2, 0));
};

interface Found {
  records: Buffer[];
  contentOf: (record: Buffer) => Buffer;
  seen: Set<number>;
}

const readEntry = (found: Found, index: number): Entry => {
  const record = found.records[index] ?? fail('it points beyond its end');
  const kind = record[66] ?? 0;
  const isFolder = kind === STORAGE || kind === ROOT;
  if ((!isFolder && kind !== STREAM) || (kind === ROOT) !== (index === 0)) fail('an entry is of no kind');
  return {
    name: nameOf(record),
    kind,
    classId: record.toString('hex', 80, 96),
    children: isFolder ? readTree(found, record.readUInt32LE(76)) : [],
    content: kind === STREAM ? found.contentOf(record) : Buffer.alloc(0),
  };
};

/** The entries of a folder, which is a tree of them. */
const readTree = (found: Found, top: number): Entry[] => {
  const entries: Entry[] = [];
  const open = [top];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (index === NO_ENTRY) continue;
    if (found.seen.has(index)) fail('its directory runs in a circle');
    found.seen.add(index);
    const entry = readEntry(found, index);
    const record = found.records[index] ?? Buffer.alloc(0);
    open.push(record.readUInt32LE(68), record.readUInt32LE(72));
    entries.push(entry);
  }
  const names = new Set(entries.map(({ name }) => name.toUpperCase()));
  if (names.size !== entries.length) fail('two entries have the same name');
  return entries;
};

/**
 * Reads a compound file.
 *
 * @returns its outermost folder.
 * @throws Error in English where it is malformed, or read in different ways.
 */
export const readCompound = (bytes: Buffer): Entry => {
  const header = readHeader(bytes);
  const table = tableSectors(header).flatMap((sector) => numbersIn(header.sectorAt(sector)));
  checkEnd(header, table);
  const sectors = new Space(header.sectorAt, table);
  const directory = sectors.chain(bytes.readUInt32LE(48));
  const records = Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) =>
    directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES),
  );
  const root = records[0] ?? fail('it points beyond its end');
  const miniTable = numbersIn(sectors.chain(bytes.readUInt32LE(60)));
  const miniSpace = root.readUInt32LE(120) === 0 ? Buffer.alloc(0) : sectors.chain(root.readUInt32LE(116));
  const minis = new Space((index) => {
    const piece = miniSpace.subarray(index * MINI_BYTES, (index + 1) * MINI_BYTES);
    return piece.length === MINI_BYTES ? piece : fail('it points beyond its end');
  }, miniTable);
  const contentOf = (record: Buffer): Buffer => {
    const size = record.readUInt32LE(120);
    if (size === 0) return Buffer.alloc(0);
    const space = size < bytes.readUInt32LE(56) ? minis : sectors;
    const content = space.chain(record.readUInt32LE(116));
    return content.length < size ? fail('it points beyond its end') : content.subarray(0, size);
  };
  return readEntry({ records, contentOf, seen: new Set([0]) }, 0);
};
