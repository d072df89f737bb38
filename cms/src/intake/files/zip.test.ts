/** An archive is read when every program reads it alike, and refused else. */
import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

import { zip } from '../../../tests/support/documents';
import { readZip } from './zip';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

const ARCHIVE = zip([
  { name: 'a.xml', content: 'first' },
  { name: 'word/b.xml', content: 'second' },
]);

/** Where the first record with this signature begins. */
const find = (bytes: Buffer, signature: number, after = 0): number => {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signature);
  return bytes.indexOf(mark, after);
};

/** A copy of an archive with some bytes written over: [offset, value, bytes]. */
const patched = (...changes: [at: number, value: number, size: 2 | 4][]): Buffer => {
  const bytes = Buffer.from(ARCHIVE);
  for (const [at, value, size] of changes) bytes.writeUIntLE(value, at, size);
  return bytes;
};

const end = find(ARCHIVE, END);
const entry = find(ARCHIVE, ENTRY);
const second = find(ARCHIVE, ENTRY, entry + 4);
const local = find(ARCHIVE, LOCAL);

const texts = async (bytes: Buffer) =>
  Object.fromEntries([...(await readZip(bytes))].map(([name, content]) => [name, content.toString()]));

describe('an archive', () => {
  it('has its parts by their names; folders are left out', async () => {
    const bytes = zip([
      { name: 'a.xml', content: 'first' },
      { name: 'word/', content: '' },
      { name: 'word/b.xml', content: '' },
    ]);
    expect(await texts(bytes)).toEqual({ 'a.xml': 'first', 'word/b.xml': '' });
  });

  it('may list its parts in another order than they lie in', async () => {
    const first = ARCHIVE.subarray(entry, second);
    const bytes = Buffer.concat([
      ...[ARCHIVE.subarray(0, entry), ARCHIVE.subarray(second, end)],
      ...[first, ARCHIVE.subarray(end)],
    ]);
    expect(await texts(bytes)).toEqual({ 'a.xml': 'first', 'word/b.xml': 'second' });
  });

  it('may have parts that are not packed', async () => {
    expect(await texts(single({ method: 0, data: Buffer.from('plain'), unpacked: 5 }))).toEqual({
      'a.xml': 'plain',
    });
  });
});

interface Single {
  method?: number;
  flags?: number;
  data?: Buffer;
  unpacked?: number;
  /** What the part's own header says of its sizes. */
  told?: [number, number];
  descriptor?: Buffer;
  extra?: number;
}

/** An archive of one part, made by hand. */
const single = ({
  method = 8,
  flags = 0,
  data = deflateRawSync('text'),
  unpacked = 4,
  told,
  descriptor = Buffer.alloc(0),
  extra = 0,
}: Single): Buffer => {
  const name = Buffer.from('a.xml');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL, 0);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(told?.[0] ?? data.length, 18);
  header.writeUInt32LE(told?.[1] ?? unpacked, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra, 28);
  const part = Buffer.concat([header, name, Buffer.alloc(extra), data, descriptor]);
  const listed = Buffer.alloc(46);
  listed.writeUInt32LE(ENTRY, 0);
  listed.writeUInt16LE(flags, 8);
  listed.writeUInt16LE(method, 10);
  listed.writeUInt32LE(data.length, 20);
  listed.writeUInt32LE(unpacked, 24);
  listed.writeUInt16LE(name.length, 28);
  listed.writeUInt16LE(extra, 30);
  listed.writeUInt16LE(extra, 32);
  const directory = Buffer.concat([listed, name, Buffer.alloc(extra * 2)]);
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(END, 0);
  tail.writeUInt16LE(1, 8);
  tail.writeUInt16LE(1, 10);
  tail.writeUInt32LE(directory.length, 12);
  tail.writeUInt32LE(part.length, 16);
  return Buffer.concat([part, directory, tail]);
};

describe('the sizes behind a part', () => {
  const sizes = (signature: boolean) => {
    const bytes = Buffer.alloc(signature ? 16 : 12);
    if (signature) bytes.writeUInt32LE(0x08074b50);
    return bytes;
  };

  it.each([true, false])('are taken, with a signature (%p) or without', async (signature) => {
    const streamed = single({ flags: 8, told: [0, 0], descriptor: sizes(signature) });
    expect(await texts(streamed)).toEqual({ 'a.xml': 'text' });
  });

  it('may be said in front as well, as some programs do', async () => {
    expect(await texts(single({ flags: 8, descriptor: sizes(true) }))).toEqual({ 'a.xml': 'text' });
  });

  it('have to be there where they are announced, and only there', async () => {
    await expect(readZip(single({ flags: 8, told: [0, 0] }))).rejects.toThrow();
    await expect(readZip(single({ told: [0, 0] }))).rejects.toThrow('a part and the directory disagree');
    await expect(readZip(single({ descriptor: sizes(true) }))).rejects.toThrow(
      'there is something before the directory',
    );
  });
});

it('what programs write beside a part is passed over', async () => {
  expect(await texts(single({ extra: 7 }))).toEqual({ 'a.xml': 'text' });
});

describe('is refused', () => {
  it.each<[string, string, Buffer]>([
    ['with nothing in it at all', 'the archive does not end with the file', Buffer.alloc(0)],
    ['cut off', 'the archive does not end with the file', ARCHIVE.subarray(0, -1)],
    [
      'with something behind it',
      'the archive does not end with the file',
      Buffer.concat([ARCHIVE, Buffer.from('x')]),
    ],
    ['with a comment', 'the archive does not end with the file', patched([end + 20, 1, 2])],
    ['on several disks', 'the end of the archive is wrong', patched([end + 4, 1, 2])],
    ['with parts on another disk', 'the end of the archive is wrong', patched([end + 8, 1, 2])],
    ['with a directory of another length', 'the end of the archive is wrong', patched([end + 12, 1, 4])],
    ['with a directory elsewhere', 'the end of the archive is wrong', patched([end + 16, 1, 4])],
    [
      'with fewer parts than its directory',
      'the directory has another length',
      patched([end + 8, 1, 2], [end + 10, 1, 2]),
    ],
    [
      'with more parts than its directory',
      'the directory is wrong',
      patched([end + 8, 3, 2], [end + 10, 3, 2]),
    ],
    ['with a directory that is none', 'the directory is wrong', patched([entry, 0, 4])],
    ['with an encrypted part', 'a part is encrypted', patched([entry + 8, 0x01, 2])],
    ['with a part for a patch', 'a part is encrypted', patched([entry + 8, 0x20, 2])],
    ['with a strongly encrypted part', 'a part is encrypted', patched([entry + 8, 0x40, 2])],
    ['with hidden headers', 'a part is encrypted', patched([entry + 8, 0x2000, 2])],
    ['packed in another way', 'a part is packed in an unknown way', patched([entry + 10, 12, 2])],
    ['with a part without a header', 'a part has no header', patched([local, 0, 4])],
    ['with another name in the part', 'a part and the directory disagree', patched([local + 30, 0x2e62, 2])],
    ['with other flags in the part', 'a part and the directory disagree', patched([local + 6, 2, 2])],
    [
      'with another way of packing in the part',
      'a part and the directory disagree',
      patched([local + 8, 0, 2]),
    ],
    [
      'with another packed size in the part',
      'a part and the directory disagree',
      patched([local + 18, 1, 4]),
    ],
    ['with another size in the part', 'a part and the directory disagree', patched([local + 22, 1, 4])],
    [
      'with a part that is smaller than it says',
      'a part has another size',
      patched([entry + 24, 6, 4], [local + 22, 6, 4]),
    ],
    ['with a gap between its parts', 'there is something between the parts', patched([second + 42, 1, 4])],
    [
      'that is too large unpacked',
      'the archive is too large',
      patched([entry + 24, 32 * 1024 * 1024 - 5, 4]),
    ],
  ])('%s: %s', async (_what, why, bytes) => {
    await expect(readZip(bytes)).rejects.toThrow(why);
  });

  it.each(['/etc/passwd', '\\x', 'a\\b', '../x', 'a/../x', 'a/..', 'a\u0000b', 'a\u0007', 'a\ufffd'])(
    'with a part named %p',
    async (name) => {
      await expect(readZip(zip([{ name, content: 'x' }]))).rejects.toThrow('a part has a forbidden name');
    },
  );

  it.each(['a..b', '..a/b', 'a/b../c', 'ä.xml'])('not with a part named %p', async (name) => {
    expect(await texts(zip([{ name, content: 'x' }]))).toEqual({ [name]: 'x' });
  });

  it('with the same name twice, also in other letters', async () => {
    const twice = (name: string) =>
      zip([
        { name: 'a.xml', content: 'x' },
        { name, content: 'y' },
      ]);
    await expect(readZip(twice('a.xml'))).rejects.toThrow('two parts have the same name');
    await expect(readZip(twice('A.XML'))).rejects.toThrow('two parts have the same name');
  });

  it('with more than two thousand parts', async () => {
    const of = (count: number) =>
      zip(Array.from({ length: count }, (_, index) => ({ name: `${index}`, content: '' })));
    expect((await readZip(of(2_000))).size).toBe(2_000);
    await expect(readZip(of(2_001))).rejects.toThrow('the end of the archive is wrong');
  });

  it('with a part that unpacks to more than it says: it is not unpacked further than that', async () => {
    const bytes = zip([{ name: 'a.xml', content: 'x'.repeat(100), unpacked: 0 }]);
    await expect(readZip(bytes)).rejects.toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' });
  });

  it('with a part that is packed several hundredfold, unless it is small', async () => {
    const of = (bytes: number) => zip([{ name: 'a.xml', content: Buffer.alloc(bytes) }]);
    await expect(readZip(of(1024 * 1024 + 1))).rejects.toThrow('the archive is too large');
    expect((await readZip(of(1024 * 1024))).size).toBe(1);
  });

  it('not with 32 MB unpacked', async () => {
    const content = Buffer.alloc(32 * 1024 * 1024, randomBytes(16 * 1024 * 1024));
    expect((await readZip(zip([{ name: 'a.xml', content }]))).get('a.xml')).toHaveLength(content.length);
  });
});
