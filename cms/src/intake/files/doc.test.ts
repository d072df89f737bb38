import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { doc } from '../../../tests/support/documents';
import { lookInto } from './inspection/look';

const docReason = (bytes: Buffer) => lookInto('doc', bytes);

const PLAIN = ['WordDocument', '1Table'];
const HONEST = join(__dirname, '../../../tests/fixtures/documents/honest/libreoffice.doc');

describe('an old Word document', () => {
  it.each(['\u0001CompObj', 'Data', '\u0005SummaryInformation', '\u0005DocumentSummaryInformation'])(
    'with %j in it is taken',
    async (name) => {
      expect(await docReason(doc([...PLAIN, name]))).toBeUndefined();
    },
  );

  it('without its text, its table, too short, or with another beginning is none', async () => {
    expect(await docReason(doc(['1Table']))).toBe('it is no Word document');
    expect(await docReason(doc(['WordDocument']))).toBe('it is no Word document');
    expect(await docReason(doc().subarray(0, 1_535))).toBe('it is no Word document');
    expect(await docReason(Buffer.concat([Buffer.from('x'), doc()]))).toBe('it is no Word document');
  });

  it.each([' PAGE ', ' HYPERLINK "https://example.com" \u0001', ' TOC \\o "1-3" ', ' SHAPE '])(
    'may have a field %j',
    async (field) => {
      expect(await docReason(doc(PLAIN, { text: `a\u0013${field}\u0014x\u0015b` }))).toBeUndefined();
    },
  );

  it.each(['', 'Normal.dotm', 'C:\\Templates\\a.dot'])('may have the template %j', async (template) => {
    expect(await docReason(doc(PLAIN, { template }))).toBeUndefined();
  });

  const written = (at: number, value: number, size: 2 | 4): Buffer => {
    const bytes = doc();
    bytes.writeUIntLE(value, at, size);
    return bytes;
  };

  it.each<[string, string, Buffer]>([
    ['sectors of a wrong size', 'its sectors have a wrong size', written(30, 10, 2)],
    ['a table that goes on beyond its end', 'it points beyond its end', written(68, 999, 4)],
    ['a table that goes on where none is', 'its table is wrong', written(68, 3, 4)],
    ['a table of four thousand million sectors', 'its table is wrong', written(44, 0xffffffff, 4)],
    ['a directory beyond its end', 'it points beyond its end', written(48, 999, 4)],
    ['a table beyond its end', 'it points beyond its end', written(76, 999, 4)],
    ['a directory that runs in a circle', 'it runs in a circle', written(516, 1, 4)],
    ['an entry beside itself', 'its directory runs in a circle', written(1_024 + 128 + 68, 1, 4)],
    ['an entry that is not there', 'it points beyond its end', written(1_024 + 128 + 68, 99, 4)],
    [
      'two streams in one place',
      'it runs in a circle',
      written(1_024 + 256 + 116, doc().readUInt32LE(1_024 + 128 + 116), 4),
    ],
    ['a name that is too long', 'an entry has a wrong name', written(1_024 + 128 + 64, 66, 2)],
    ['an entry of no kind', 'an entry is of no kind', written(1_024 + 128 + 66, 7, 2)],
    ['the class of another program', 'it is no Word document', written(1_024 + 80, 1, 4)],
  ])('with %s is refused', async (_what, why, bytes) => {
    expect(await docReason(bytes)).toBe(why);
  });

  /** The main stream begins with the first sector behind the directory. */
  const MAIN = 512 * 3;

  it.each<[string, string, Buffer]>([
    ['of Word 95', 'it is from a Word before Word 97', written(MAIN + 2, 0x68, 2)],
    ['with a second document for its texts', 'there is another document in it', written(MAIN + 8, 9, 2)],
    ['whose bytes are garbled', 'it is encrypted', written(MAIN + 10, 0x8200, 2)],
    ['whose pieces lie elsewhere', 'it points beyond its end', written(MAIN + 0x1a2, 0xffffff, 4)],
    ['whose pieces are none', 'its text is in no order', written(MAIN + 0x1a2, 0, 4)],
  ])('%s is refused', async (_what, why, bytes) => {
    expect(await docReason(bytes)).toBe(why);
  });

  it('as a program made it is refused with one word of a field changed in it', async () => {
    const bytes = readFileSync(HONEST);
    expect(await docReason(bytes)).toBeUndefined();
    const at = bytes.indexOf(Buffer.from(' HYPERLINK "', 'utf16le'));
    const narrow = bytes.indexOf(' HYPERLINK "', 0, 'latin1');
    if (at >= 0) Buffer.from(' DDEAUTO  x "', 'utf16le').copy(bytes, at, 0, 24);
    else Buffer.from(' DDEAUTO  x "').copy(bytes, narrow, 0, 12);
    expect(Math.max(at, narrow)).toBeGreaterThan(0);
    expect(await docReason(bytes)).toBe('it has a field that runs or fetches something');
  });

  it('may end with the letters with which the end of an archive begins', async () => {
    const bytes = doc();
    bytes.write('PK\u0005\u0006', bytes.length - 12, 'latin1');
    expect(await docReason(bytes)).toBeUndefined();
  });
});
