/** What a multipart body may cost, whoever wrote it: it is refused at once where it is too much, and never waited for. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

import { maxBody, readMultipart } from './multipart';
import { mostFieldsAt } from './mostFields';

const DISPOSITION = 'Content-Disposition: form-data; name="email"';
const FIELD = `--b\r\n${DISPOSITION}\r\n\r\nx\r\n`;
const FILE = '--b\r\nContent-Disposition: form-data; name="file0"; filename="a.pdf"\r\n\r\n';
const END = '--b--\r\n';

const read = (pieces: Iterable<string | Buffer>, type = 'multipart/form-data; boundary=b') => {
  const stream = Readable.from(pieces, { objectMode: true });
  const request = Object.assign(stream, { headers: { 'content-type': type } });
  return readMultipart(request as unknown as IncomingMessage, {
    limit: maxBody(2),
    mostFields: mostFieldsAt('/career-apply'),
    take: undefined,
  });
};

/** So many pieces, and how many of them were asked for. */
const counted = (count: number, first: string, piece: string) => {
  const asked = { pieces: 0 };
  const pieces = function* (): Generator<Buffer> {
    yield Buffer.from(first);
    for (; asked.pieces < count; asked.pieces += 1) yield Buffer.from(piece);
    yield Buffer.from(`\r\n${END}`);
  };
  return { asked, pieces: pieces() };
};

const refused = (status: number) => expect.objectContaining({ status });

describe('is not read any further', () => {
  const tooMany = (count: number, part: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => part(index)).join('');

  it.each<[string, number, string]>([
    ['fields, like the 37th', 413, tooMany(37, (index) => FIELD.replace('email', `f${index}`))],
    ['files, like the fifth', 413, tooMany(5, () => `${FILE}x\r\n`)],
    ['of one field', 413, `${FIELD.replace('x', 'x'.repeat(130 * 1024))}${FIELD}`],
    ['of all fields', 413, tooMany(3, () => FIELD.replace('x', 'x'.repeat(90_000)))],
    ['of a name', 413, FIELD.replace('email', 'n'.repeat(101))],
    ['of the name of a file', 413, `${FILE.replace('file0', 'n'.repeat(101))}x\r\n`],
    ['a part without a name', 400, FIELD.replace('; name="email"', '')],
    ['a part without headers', 400, '--b\r\n\r\nx\r\n'],
    ['a part without a disposition', 400, `--b\r\nX: y\r\n\r\n${'y'.repeat(100_000)}\r\n`],
    ['a part that is no form-data', 400, FIELD.replace('form-data', 'attachment')],
    ['a part whose name has a line break', 400, FIELD.replace('email', 'e\nmail')],
    ['headers without an end', 400, `--b\r\n${'y'.repeat(20_000)}\r\n`],
  ])('after too much: %s', async (_what, status, first) => {
    const { asked, pieces } = counted(10_000, `${first}${FILE}`, 'x'.repeat(1_000));
    await expect(read(pieces)).rejects.toEqual(refused(status));
    expect(asked.pieces).toBeLessThan(200);
  });
});

describe('a boundary', () => {
  const withBoundary = (boundary: string, named = boundary) =>
    read(
      [FIELD.replace('--b', `--${boundary}`), `--${boundary}--`],
      `multipart/form-data; boundary=${named}`,
    );

  it.each(['b', 'b'.repeat(70), '----WebKitFormBoundaryAaZz09', "'()+_,-./:=?"])('may be %s', async (one) => {
    expect((await withBoundary(one, `"${one}"`)).fields).toEqual({ email: 'x' });
  });

  it('may stand without quotes, and before other parameters', async () => {
    expect((await withBoundary('b', 'b; charset=utf-8')).fields).toEqual({ email: 'x' });
  });

  it.each(['""', '', 'b'.repeat(71), 'b'.repeat(5_000), '"b\u00e9"', '"b "'])(
    'is none: %s',
    async (named) => {
      const { asked, pieces } = counted(100, FIELD, 'x');
      await expect(read(pieces, `multipart/form-data; boundary=${named}`)).rejects.toEqual(refused(400));
      expect(asked.pieces).toBe(0);
    },
  );
});

describe('the headers of a part', () => {
  it.each<[string, string]>([
    ['twenty of them', `${'x: y\r\n'.repeat(20)}${DISPOSITION}`],
    ['eight kilobytes', `x: ${'y'.repeat(8 * 1024)}\r\n${DISPOSITION}`],
  ])(
    'are not read beyond %s: a part that is called something behind them is none',
    async (_most, headers) => {
      const reading = read([`--b\r\n${headers}\r\n\r\nx\r\n`, END]);
      await expect(reading).rejects.toEqual(refused(400));
    },
  );

  it.each<[string, string]>([
    ['ten thousand of them', 'x: y\r\n'.repeat(10_000)],
    ['a megabyte', `x: ${'y'.repeat(1_000_000)}\r\n`],
  ])('may be %s behind its name: nothing of them is kept', async (_what, more) => {
    const headers = `${DISPOSITION}\r\n${more}`;
    expect((await read([`--b\r\n${headers}\r\nx\r\n`, END])).fields).toEqual({ email: 'x' });
  });
});

describe('its end', () => {
  // Found by chance among random bodies: what comes behind the last boundary stopped the pipe, and nobody was answered.
  it.each<[string, string[]]>([
    ['in one piece', [FIELD, END]],
    ['in pieces, with more behind it', [FIELD, '--b-', '-\r\n--b', 'Cont', 'ent', '-Tra']],
    ['with a whole part behind it', ['x', ...`\r\n${FIELD}${END}${FIELD}${END}`]],
    ['and then what was to be let fall', [FIELD, END, ...Array<string>(50).fill('y'.repeat(1_000))]],
  ])('may come %s', async (_how, pieces) => {
    expect((await read(pieces.map((piece) => Buffer.from(piece)))).fields).toEqual({ email: 'x' });
  });

  it.each([
    [['\r\nx', ':', ' y\r\n--b-', '-\r\n--bConten', 't-Tra', 'nsf', 'er-Encoding', ': bas', 'e64']],
    [['hello--b', '\r\n--b', '--\r\n\r\n--b\r', '\nC', 'ontent', '-Typ', 'e', ': text/plai', 'n']],
  ])('may come before much else: %j', async (pieces) => {
    const sent = await read(pieces.map((piece) => Buffer.from(piece)));
    expect(sent).toEqual({ fields: {}, files: [] });
  });

  it.each<[string, string[]]>([
    ['nothing', []],
    ['a field without a boundary behind it', [FIELD]],
    ['half a boundary', [FIELD, '--b-']],
    ['a file', [FILE, 'xxx']],
    ['headers', ['--b\r\nContent-Disposition: form']],
  ])('is missing behind %s: it is malformed', async (_what, pieces) => {
    await expect(read(pieces.map((piece) => Buffer.from(piece)))).rejects.toEqual(refused(400));
  });
});

describe('a part that is neither a field nor a file', () => {
  const KB100 = 'y'.repeat(100_000);

  it.each<[string, string[]]>([
    ['with 100 kB', [FIELD, `--b\r\nX: y\r\n\r\n${KB100}\r\n`, END]],
    ['in front of all others', [`--b\r\nX: y\r\n\r\n${KB100}\r\n`, FIELD, END]],
    ['that is small', [FIELD, '--b\r\nX: y\r\n\r\nx\r\n', END]],
    ['that is empty', [FIELD, '--b\r\nX: y\r\n\r\n\r\n', END]],
    ['without an end', [FIELD, `--b\r\nX: y\r\n\r\n${KB100}`]],
    ['without headers and without an end', [`--b\r\n\r\n${KB100}`]],
    ['with headers only', [FIELD, `--b\r\n${KB100}`]],
    ['with headers that end with the body', [FIELD, '--b\r\nX: y\r\n', END]],
    ['with headers that another part ends', ['--b\r\nX: y\r\n', FIELD, END]],
    ['which is a file that is attached', [FILE.replace('form-data', 'attachment'), KB100, `\r\n${END}`]],
    ['and is nothing but a preamble', [KB100]],
  ])('is refused at once: %s', async (_what, pieces) => {
    const begun = performance.now();
    await expect(read(pieces)).rejects.toEqual(refused(400));
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('is none where it is a preamble of 100 kB', async () => {
    expect((await read([KB100, `\r\n${FIELD}`, END])).fields).toEqual({ email: 'x' });
  });
});
