/** Drawings, pictures and links of old Word documents, made from nothing. */

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
};

/** The three tables of the properties of a drawing. */
export const [OWN, SECOND, THIRD] = [0xf00b, 0xf121, 0xf122] as const;

export interface TableOptions {
  type?: number;
  version?: number;
  /** Bytes that its header says it has. */
  length?: number;
  /** What stands behind its entries. */
  behind?: Buffer;
}

/** A table of properties: each with its name and its value. */
export const propertyTable = (
  properties: [name: number, value: number][],
  { type = OWN, version = 3, behind = Buffer.alloc(0), length }: TableOptions = {},
): Buffer => {
  const entries = Buffer.alloc(8 + properties.length * 6);
  entries.writeUInt16LE((properties.length << 4) | version, 0);
  entries.writeUInt16LE(type, 2);
  entries.writeUInt32LE(length ?? properties.length * 6 + behind.length, 4);
  properties.forEach(([name, value], index) => {
    entries.writeUInt16LE(name, 8 + index * 6);
    entries.writeUInt32LE(value, 10 + index * 6);
  });
  return Buffer.concat([entries, behind]);
};

/** A record of a drawing, which may say of itself that it has another length. */
export const record = (type: number, content: Buffer = Buffer.alloc(0), length = content.length): Buffer =>
  Buffer.concat([Buffer.from([15, 0, type & 255, type >> 8]), numbers(length), content]);

/** The header of a picture in the data, of this kind, with what stands behind it. */
export const picture = (kind: number, behind: Buffer): Buffer => {
  const header = Buffer.alloc(68);
  header.writeUInt32LE(68 + behind.length, 0);
  header.writeUInt16LE(68, 4);
  header.writeUInt16LE(kind, 6);
  return Buffer.concat([header, behind]);
};

/** Properties of letters that lead to a picture at this place in the data. */
export const pictureAt = (place: number): Buffer => Buffer.concat([Buffer.from([3, 0x6a]), numbers(place)]);

const LINK = Buffer.from('d0c9ea79f9bace118c8200aa004ba90b', 'hex');
const ADDRESS = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex');
const FILE = Buffer.from('0303000000000000c000000000000046', 'hex');

const wide = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le');
const withLetters = (text: string): Buffer => Buffer.concat([numbers(text.length + 1), wide(text)]);

/** A link as an object, with these flags. */
export const linkObject = (flags: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([LINK, numbers(2, flags), ...parts]);

/** An address as what a link leads to. */
export const toAddress = (address: string): Buffer =>
  Buffer.concat([ADDRESS, numbers(wide(address).length), wide(address)]);

/** A file as what a link leads to: its name in letters of one byte, and in wider ones. */
export const toFile = (narrow: string, name?: string, foldersUp = 0): Buffer =>
  Buffer.concat([
    ...[FILE, Buffer.from([foldersUp, 0]), numbers(narrow.length + 1), Buffer.from(`${narrow}\0`, 'latin1')],
    Buffer.from('ffffadde', 'hex'),
    Buffer.alloc(20),
    name === undefined ? numbers(0) : numbers(name.length * 2 + 6, name.length * 2),
    name === undefined ? Buffer.alloc(0) : Buffer.concat([Buffer.from([3, 0]), Buffer.from(name, 'utf16le')]),
  ]);

/** A text as what a link leads to, the words it shows, or a place in its target. */
export const asText = withLetters;

/** A drawing that leads to where this link does. */
export const drawingWithLink = (link: Buffer): Buffer =>
  propertyTable(
    [
      [0xc105, 4],
      [0xc382, link.length],
    ],
    { behind: Buffer.concat([wide('a'), link]) },
  );
