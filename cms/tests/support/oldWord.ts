/** Old Word documents made from nothing (OLE compound files). */
const SECTOR = 512;

const END = 0xfffffffe;
const FREE = 0xffffffff;

/** The main stream: its header, then the text. */
const mainStream = (text: string, encrypted: boolean, tableBytes: number): Buffer => {
  const main = Buffer.alloc(0x400 + Math.max(text.length, 3_500));
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10);
  main.writeUInt16LE(14, 32);
  main.writeUInt16LE(22, 62);
  main.writeUInt32LE(64, 0x01a2);
  main.writeUInt32LE(tableBytes - 64, 0x01a6);
  main.write(text, 0x400, 'latin1');
  return main;
};

/** The list of pieces, of which there is one. */
const tableStream = (text: string): Buffer => {
  const table = Buffer.alloc(64 + 5 + 16);
  table[64] = 2;
  table.writeUInt32LE(16, 65);
  table.writeUInt32LE(text.length, 69 + 4);
  table.writeUInt32LE((0x400 * 2) | 0x40000000, 69 + 8 + 2);
  return table;
};

export interface DocOptions {
  encrypted?: boolean;
  text?: string;
  /** The path of its template. */
  template?: string;
  /** What lies in the streams with these names. */
  contents?: Record<string, Buffer>;
}

const withTemplate = (main: Buffer, table: Buffer, template: string): Buffer => {
  const list = Buffer.alloc(6 + 2 + 2 + template.length * 2);
  list.writeUInt16LE(0xffff, 0);
  list.writeUInt16LE(2, 2);
  list.writeUInt16LE(template.length, 8);
  list.write(template, 10, 'utf16le');
  main.writeUInt32LE(table.length, 0x019a);
  main.writeUInt32LE(list.length, 0x019e);
  return Buffer.concat([table, list]);
};

/** An old Word document with these streams in its directory. */
export const doc = (
  entries: string[] = ['WordDocument', '1Table'],
  { encrypted = false, text = 'Hello', template, contents = {} }: DocOptions = {},
): Buffer => {
  const plain = tableStream(text);
  const main = mainStream(text, encrypted, plain.length);
  const table = template === undefined ? plain : withTemplate(main, plain, template);
  const own: Record<string, Buffer> = { WordDocument: main, '1Table': table, ...contents };
  // Streams of less than 4096 bytes would lie elsewhere.
  const streams = entries.map((name) => Buffer.concat([own[name] ?? Buffer.alloc(16), Buffer.alloc(4_096)]));
  const names = ['Root Entry', ...entries];
  const sectorsOf = (bytes: number) => Math.ceil(bytes / SECTOR);
  const directorySectors = sectorsOf(names.length * 128);
  const count = 1 + directorySectors + streams.reduce((sum, { length }) => sum + sectorsOf(length), 0);
  if (count > 128) throw new Error('One sector of the table is not enough for this document.');
  const bytes = Buffer.alloc(SECTOR * (1 + count));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  const header: [value: number, at: number, size: 2 | 4][] = [
    ...([
      [3, 26, 2],
      [0xfffe, 28, 2],
      [9, 30, 2],
      [6, 32, 2],
      [1, 44, 4],
      [1, 48, 4],
    ] as const),
    ...([
      [4_096, 56, 4],
      [END, 60, 4],
      [END, 68, 4],
      [0, 72, 4],
    ] as const),
  ].map(([value, at, size]) => [value, at, size]);
  for (const [value, at, size] of header) bytes.writeUIntLE(value, at, size);
  bytes.fill(0xff, 76, SECTOR * 2);
  bytes.writeUInt32LE(0, 76);
  bytes.writeUInt32LE(0xfffffffd, SECTOR);
  const chain = (first: number, length: number): void => {
    for (let index = 0; index < length; index += 1)
      bytes.writeUInt32LE(index === length - 1 ? END : first + index + 1, SECTOR + (first + index) * 4);
  };
  chain(1, directorySectors);
  let next = 1 + directorySectors;
  names.forEach((name, index) => {
    const at = SECTOR * 2 + index * 128;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, at + 64);
    bytes[at + 66] = index === 0 ? 5 : 2;
    // Each entry has the next one to its right; the first hangs below the root.
    bytes.writeUInt32LE(FREE, at + 68);
    bytes.writeUInt32LE(index > 0 && index < names.length - 1 ? index + 1 : FREE, at + 72);
    bytes.writeUInt32LE(index === 0 && names.length > 1 ? 1 : FREE, at + 76);
    const stream = streams[index - 1];
    bytes.writeUInt32LE(stream ? next : END, at + 116);
    if (!stream) return;
    bytes.writeUInt32LE(stream.length, at + 120);
    stream.copy(bytes, SECTOR * (next + 1));
    chain(next, sectorsOf(stream.length));
    next += sectorsOf(stream.length);
  });
  return bytes;
};
