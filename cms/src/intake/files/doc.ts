/** The old Word format: a small file system (OLE compound file), of which only the names of the entries matter here. */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const ENTRY_BYTES = 128;
const FAT_SLOTS_IN_HEADER = 109;
const MAX_REGULAR_SECTOR = 0xfffffffa;

/** Macros, embedded objects (they can hold programs), encryption, other programs' documents; names are in capitals. */
const FORBIDDEN = [
  ...['MACROS', 'VBA', 'DIR', 'OBJECTPOOL', 'OLE10NATIVE', 'PACKAGE'],
  ...['ENCRYPTEDPACKAGE', 'ENCRYPTIONINFO', 'DATASPACES', '\u0006DATASPACES'],
  ...['WORKBOOK', 'BOOK', 'POWERPOINT DOCUMENT'],
];
const FORBIDDEN_BEGINNINGS = ['_VBA_PROJECT', '\u0001OLE', '\u0003'];

const isForbidden = (name: string): boolean => {
  // Word does not tell large letters from small ones.
  const capitals = name.toUpperCase();
  return FORBIDDEN.includes(capitals) || FORBIDDEN_BEGINNINGS.some((each) => capitals.startsWith(each));
};

interface Layout {
  sectorBytes: number;
  sectors: number;
  bytes: Buffer;
}

const sectorAt = ({ bytes, sectorBytes, sectors }: Layout, sector: number): Buffer => {
  if (sector >= sectors) throw new Error('it points beyond its end');
  const start = (sector + 1) * sectorBytes;
  return bytes.subarray(start, start + sectorBytes);
};

const numbersIn = (sector: Buffer): number[] =>
  Array.from({ length: Math.floor(sector.length / 4) }, (_, index) => sector.readUInt32LE(index * 4));

/** The sectors that hold the table of chains. Files of more than 6.8 MB would list further ones elsewhere. */
const readTable = (layout: Layout): number[] => {
  if (layout.bytes.readUInt32LE(72) !== 0) throw new Error('it is larger than it may be');
  const listed = numbersIn(layout.bytes.subarray(76, 76 + FAT_SLOTS_IN_HEADER * 4));
  return listed
    .filter((sector) => sector < MAX_REGULAR_SECTOR)
    .flatMap((sector) => numbersIn(sectorAt(layout, sector)));
};

const readChain = (layout: Layout, table: number[], first: number): Buffer => {
  const chain: Buffer[] = [];
  const seen = new Set<number>();
  for (let sector = first; sector < MAX_REGULAR_SECTOR; sector = table[sector] ?? MAX_REGULAR_SECTOR) {
    if (seen.has(sector)) throw new Error('its directory runs in a circle');
    seen.add(sector);
    chain.push(sectorAt(layout, sector));
  }
  return Buffer.concat(chain);
};

const nameOf = (entry: Buffer): string => {
  const length = entry.readUInt16LE(64);
  if (length > 64) throw new Error('an entry has a wrong name');
  return entry.toString('utf16le', 0, Math.max(length - 2, 0));
};

/** The names of all used entries. @throws when the file is malformed. */
const entryNames = (bytes: Buffer): string[] => {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new Error('its sectors have a wrong size');
  const sectorBytes = 2 ** shift;
  const layout = { bytes, sectorBytes, sectors: Math.floor(bytes.length / sectorBytes) - 1 };
  const directory = readChain(layout, readTable(layout), bytes.readUInt32LE(48));
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) =>
    directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES),
  )
    .filter((entry) => entry[66] !== 0)
    .map(nameOf);
};

/** The first bytes of a Word document's main stream, and the flag in it that says it is encrypted. */
const WORD_SIGNATURE = 0xa5ec;
const ENCRYPTED = 0x0100;

const hasEncryptedText = (bytes: Buffer): boolean => {
  for (let at = 512; at + 12 <= bytes.length; at += 512)
    if (bytes.readUInt16LE(at) === WORD_SIGNATURE) return (bytes.readUInt16LE(at + 10) & ENCRYPTED) !== 0;
  return false;
};

/** A zip archive is found from its end: one may hang behind a document. */
const endsAsZip = (bytes: Buffer): boolean => {
  const at = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  return at >= 0 && at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length;
};

/**
 * Checks that a file is an old Word document without macros, objects and encryption.
 *
 * @throws with the reason when it is not.
 */
export const checkDoc = (bytes: Buffer): void => {
  if (bytes.length < 1536 || !bytes.subarray(0, 8).equals(SIGNATURE))
    throw new Error('it is no Word document');
  const names = entryNames(bytes);
  if (!names.includes('WordDocument')) throw new Error('it is no Word document');
  if (names.some(isForbidden)) throw new Error('it has macros or objects');
  if (hasEncryptedText(bytes)) throw new Error('it is encrypted');
  if (endsAsZip(bytes)) throw new Error('an archive hangs behind it');
};
