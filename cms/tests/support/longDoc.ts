/** Long old Word documents made from nothing: their sectors are of 4,096 bytes, so that the header alone lists them all. */
import { type WordOptions, wordStreams } from './wordStreams';

const SECTOR = 4096;

const [END, FREE, OF_TABLE] = [0xfffffffe, 0xffffffff, 0xfffffffd];

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (SECTOR - 1))]);

const entry = (
  name: string,
  kind: number,
  links: [right: number, child: number],
  place: [number, number],
) => {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes[66] = kind;
  [FREE, ...links].forEach((link, index) => bytes.writeUInt32LE(link, 68 + index * 4));
  place.forEach((value, index) => bytes.writeUInt32LE(value, 116 + index * 4));
  return bytes;
};

const paddedStreams = ({ main, table }: ReturnType<typeof wordStreams>) => ({
  main: padded(main),
  table: padded(table),
});

/** A document with this text, of letters of one byte. */
export const longDoc = (text: string, options: WordOptions = {}): Buffer => {
  const { main, table } = paddedStreams(wordStreams({ ...options, text }));
  const data = (main.length + table.length) / SECTOR;
  const tables = Math.ceil((data + 1) / (SECTOR / 4 - 1));
  const first = tables + 1;
  const next: number[] = Array.from({ length: tables }, () => OF_TABLE);
  for (const length of [SECTOR, main.length, table.length])
    for (let left = length / SECTOR; left > 0; left -= 1) next.push(left === 1 ? END : next.length + 1);
  const chains = Buffer.alloc(tables * SECTOR, 0xff);
  next.forEach((sector, index) => chains.writeUInt32LE(sector, index * 4));
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  for (const [value, at] of [
    [3, 26],
    [0xfffe, 28],
    [12, 30],
    [6, 32],
  ] as [number, number][])
    header.writeUInt16LE(value, at);
  for (const [value, at] of [
    [tables, 44],
    [tables, 48],
    [SECTOR, 56],
    [END, 60],
    [END, 68],
  ] as [number, number][])
    header.writeUInt32LE(value, at);
  header.fill(0xff, 76, 512);
  for (let index = 0; index < tables; index += 1) header.writeUInt32LE(index, 76 + index * 4);
  const directory = Buffer.concat([
    entry('Root Entry', 5, [FREE, 1], [END, 0]),
    entry('WordDocument', 2, [2, FREE], [first, main.length]),
    entry('1Table', 2, [FREE, FREE], [first + main.length / SECTOR, table.length]),
  ]);
  return Buffer.concat([header, chains, padded(directory), main, table]);
};
