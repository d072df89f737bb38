/** Bodies with files, as browsers send them, and as nobody should. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

import type { TakenFile } from '../files/incoming';

import { type Reading, addField, maxBody, readMultipart } from './multipart';
import { mostFieldsAt } from './mostFields';

const MB10 = 10_000_000;

const part = (headers: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`),
    Buffer.from(content as Buffer),
    Buffer.from('\r\n'),
  ]);

const field = (name: string, value: string) => part(`name="${name}"`, value);

const file = (name: string, filename: string, content: Buffer | string) =>
  part(`name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf`, content);

/** What was written, in place of a disk. */
const disk: Buffer[] = [];
beforeEach(() => void disk.splice(0));

const take = async (content: AsyncIterable<Buffer>): Promise<TakenFile> => {
  const parts: Buffer[] = [];
  for await (const one of content) parts.push(one);
  const bytes = Buffer.concat(parts);
  disk.push(bytes);
  return { place: `place ${disk.length}`, size: bytes.length, sha256: '' };
};

const read = (
  parts: Buffer[],
  end = '--b--\r\n',
  type = 'multipart/form-data; boundary=b',
  how: Partial<Reading> = { take },
) => {
  const stream = Readable.from([Buffer.concat(parts), Buffer.from(end)]);
  return readMultipart(
    Object.assign(stream, { headers: { 'content-type': type } }) as unknown as IncomingMessage,
    { limit: maxBody(2), mostFields: mostFieldsAt('/career-apply'), take: undefined, ...how },
  );
};

const refused = (status: number) => expect.objectContaining({ status });

it('has its fields and its files', async () => {
  const sent = await read([field('name', 'Nguyễn An'), file('file0', 'cv.pdf', 'one'), field('lang', 'vn')]);
  expect(sent).toEqual({
    fields: { name: 'Nguyễn An', lang: 'vn' },
    files: [
      {
        field: 'file0',
        name: 'cv.pdf',
        size: 3,
        taken: { place: 'place 1', size: 3, sha256: '' },
      },
    ],
  });
  expect(disk).toEqual([Buffer.from('one')]);
});

it.each([
  ['C:\\\\docs\\\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['folder/', ''],
])('the name of a file is the last part of its path: %s', async (given, name) => {
  expect((await read([file('file0', given, 'x')])).files[0]?.name).toBe(name);
});

it('a file field that was left empty is no file, but an empty file is one', async () => {
  const { files } = await read([file('file0', '', ''), file('file1', 'empty.pdf', '')]);
  expect(files.map(({ field: name }) => name)).toEqual(['file1']);
});

it('a field that comes twice becomes a list, which only the options of a purchase may be', async () => {
  expect((await read([field('a', '1'), field('b', '2'), field('a', '3')])).fields).toEqual({
    a: ['1', '3'],
    b: '2',
  });
  const fields = new Map<string, unknown>();
  for (const value of ['1', '2', '3']) addField(fields, 'a', value);
  expect(fields.get('a')).toEqual(['1', '2', '3']);
});

describe('is malformed', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['without a boundary', () => read([field('a', '1')], '--b--', 'multipart/form-data')],
    ['where it breaks off in a field', () => read([field('a', '1')], '--b\r\nContent-Disposition: form')],
    ['where it breaks off in a file', () => read([], file('file0', 'cv.pdf', 'x').toString().slice(0, -2))],
  ])('%s', async (_where, reading) => {
    await expect(reading()).rejects.toEqual(refused(400));
  });
});

describe('is taken as long as it is small enough to be told what is wrong, and no longer', () => {
  const many = (count: number, make: (index: number) => Buffer) =>
    Array.from({ length: count }, (_, index) => make(index));

  it('files: one more than are allowed', async () => {
    const files = (count: number) => read(many(count, (index) => file(`file${index}`, 'cv.pdf', 'x')));
    expect((await files(3)).files).toHaveLength(3);
    await expect(files(5)).rejects.toEqual(refused(413));
  });

  it('a file: one byte more than is allowed', async () => {
    const { files } = await read([file('file0', 'cv.pdf', Buffer.alloc(MB10 + 2_000))]);
    expect(files[0]?.size).toBe(MB10 + 1);
    const whole = await read([file('file0', 'cv.pdf', Buffer.alloc(MB10))]);
    expect(whole.files[0]?.size).toBe(MB10);
  });

  it('all of it: three files of ten million bytes and the fields', async () => {
    const files = (bytes: number) => many(3, (index) => file(`file${index}`, 'cv.pdf', Buffer.alloc(bytes)));
    expect((await read([...files(MB10), field('message', 'x'.repeat(100_000))])).files).toHaveLength(3);
    await expect(read(files(MB10 + 200_000))).rejects.toEqual(refused(413));
  });

  it('fields: twice as many as the largest form has', async () => {
    const fields = (count: number) => read(many(count, (index) => field(`f${index}`, 'x')));
    expect(Object.keys((await fields(36)).fields)).toHaveLength(36);
    await expect(fields(37)).rejects.toEqual(refused(413));
  });

  it.each<[string, (name: string) => Buffer]>([
    ['field', (name) => field(name, 'x')],
    ['file field', (name) => file(name, 'cv.pdf', 'x')],
  ])('the name of a %s: a hundred bytes', async (_kind, make) => {
    const { fields, files } = await read([make('n'.repeat(100))]);
    expect([...Object.keys(fields), ...files.map((each) => each.field)]).toEqual(['n'.repeat(100)]);
    await expect(read([make('n'.repeat(101))])).rejects.toEqual(refused(413));
    await expect(read([make('ư'.repeat(51))])).rejects.toEqual(refused(413));
  });

  it('a field: ten thousand characters of four bytes each, and more', async () => {
    const long = (length: number) => read([field('message', 'x'.repeat(length))]);
    expect((await long(128 * 1024 - 1)).fields.message).toHaveLength(128 * 1024 - 1);
    await expect(long(128 * 1024 + 1)).rejects.toEqual(refused(413));
  });
});

describe('a file is not written', () => {
  it('where none is taken, or one more than are allowed, or without a name', async () => {
    const three = [0, 1, 2].map((index) => file(`file${index}`, `${index}.pdf`, 'x'));
    const unwanted = await read(three, undefined, undefined, { take: undefined });
    expect(unwanted.files.map(({ name, size, taken }) => ({ name, size, taken }))).toEqual(
      [0, 1, 2].map((index) => ({ name: `${index}.pdf`, size: 1, taken: undefined })),
    );
    expect(disk).toEqual([]);
    const { files } = await read(three);
    expect(files.map(({ taken }) => taken !== undefined)).toEqual([true, true, false]);
    expect((await read([file('file0', '', 'x')])).files).toEqual([
      { field: 'file0', name: '', size: 1, taken: undefined },
    ]);
    expect(disk).toHaveLength(2);
  });
});

describe('a disk that takes nothing', () => {
  const full = async (content: AsyncIterable<Buffer>): Promise<TakenFile> => {
    for await (const _part of content);
    throw new Error('The disk is full.');
  };

  it('is told with all the fields, also those behind the file', async () => {
    const parts = [field('name', 'An'), file('file0', 'cv.pdf', 'one'), field('message', 'Hello')];
    const sent = await read(parts, undefined, undefined, { take: full });
    expect(sent).toEqual({
      fields: { name: 'An', message: 'Hello' },
      files: [],
      diskProblem: new Error('The disk is full.'),
    });
  });
});

it('all fields together have 256 kB', async () => {
  const long = (length: number) => [1, 2, 3].map((index) => field(`f${index}`, 'x'.repeat(length)));
  expect(Object.keys((await read(long(80_000))).fields)).toHaveLength(3);
  await expect(read(long(90_000))).rejects.toEqual(refused(413));
});

it('a file whose body breaks off is not waited for', async () => {
  const half = file('file0', 'cv.pdf', 'x'.repeat(100_000)).subarray(0, 90_000);
  await expect(read([], half.toString())).rejects.toEqual(refused(400));
});

it('is refused when it ends within a file, also when nobody reads that yet', async () => {
  const slow: Reading['take'] = async (content) => {
    // As a disk that has not opened the file yet.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    return take(content);
  };
  const cut = file('file0', 'cv.pdf', 'x'.repeat(100)).subarray(0, 150);
  for (const how of [{ take: slow }, { take: undefined }, { take }])
    await expect(read([cut], '', undefined, how)).rejects.toEqual(refused(400));
});

it.each(['Content-Disposition: form-data', 'Content-Disposition: form-data; filename="a.pdf"'])(
  'is refused with a part that has no name: %s',
  async (headers) => {
    const nameless = Buffer.from(`--b\r\n${headers}\r\n\r\nx\r\n`);
    await expect(read([nameless])).rejects.toEqual(refused(400));
  },
);
