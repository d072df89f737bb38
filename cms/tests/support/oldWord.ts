/** Old Word documents made from nothing (OLE compound files). */
import { type WordOptions, wordStreams } from './wordStreams';

const SECTOR = 512;

const END = 0xfffffffe;
const FREE = 0xffffffff;

export interface DocOptions extends WordOptions {
  /** What lies in the streams with these names. */
  contents?: Record<string, Buffer>;
}

/** An old Word document with these streams in its directory. */
export const doc = (
  entries: string[] = ['WordDocument', '1Table'],
  { contents = {}, ...options }: DocOptions = {},
): Buffer => {
  const { main, table } = wordStreams(options);
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
