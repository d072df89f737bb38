import { doc, zip } from '../../../tests/support/documents';
import { refuseFile } from './inspect';

const docReason = (bytes: Buffer) => refuseFile('cv.doc', bytes);

describe('an old Word document', () => {
  it.each([
    ...[
      'Macros',
      '_VBA_PROJECT',
      '_VBA_PROJECT_CUR',
      'VBA',
      'dir',
      'ObjectPool',
      '\u0001Ole',
      '\u0003ObjInfo',
    ],
    ...['Ole10Native', 'Package', 'EncryptedPackage', 'EncryptionInfo', 'DataSpaces', '\u0006DataSpaces'],
    ...['Workbook', 'Book', 'PowerPoint Document', 'MACROS', '\u0001ole10native', '_VBA_PROJECT\nx'],
  ])('with %p in it is refused', async (name) => {
    expect(await docReason(doc(['WordDocument', name]))).toBe('it has macros or objects');
  });

  it.each(['\u0001CompObj', 'Macro', 'Directory', 'Data', '1Table', 'Packages'])(
    'with %p in it is taken',
    async (name) => {
      expect(await docReason(doc(['WordDocument', name]))).toBeUndefined();
    },
  );

  it('without its text, too short, or with another beginning is none', async () => {
    expect(await docReason(doc(['1Table']))).toBe('it is no Word document');
    expect(await docReason(doc().subarray(0, 1_535))).toBe('it is no Word document');
    expect(await docReason(Buffer.concat([Buffer.from('x'), doc()]))).toBe('it is no Word document');
  });

  it('that is encrypted is refused', async () => {
    expect(await docReason(doc(['WordDocument'], true))).toBe('it is encrypted');
  });

  const written = (at: number, value: number, size: 2 | 4): Buffer => {
    const bytes = doc();
    bytes.writeUIntLE(value, at, size);
    return bytes;
  };

  it.each<[string, string, Buffer]>([
    ['sectors of a wrong size', 'its sectors have a wrong size', written(30, 10, 2)],
    ['a table that goes on elsewhere', 'it is larger than it may be', written(72, 1, 4)],
    ['a directory beyond its end', 'it points beyond its end', written(48, 99, 4)],
    ['a directory right behind its end', 'it points beyond its end', written(48, doc().length / 512 - 1, 4)],
    ['a table beyond its end', 'it points beyond its end', written(76, 99, 4)],
    ['a directory that runs in a circle', 'its directory runs in a circle', written(516, 1, 4)],
    ['a name that is too long', 'an entry has a wrong name', written(1_024 + 64, 66, 2)],
  ])('with %s is refused', async (_what, why, bytes) => {
    expect(await docReason(bytes)).toBe(why);
  });

  it('may have large sectors', async () => {
    const [small, sector] = [doc(), 4_096];
    const large = Buffer.alloc(sector * 4);
    small.copy(large, 0, 0, 512);
    large.writeUInt16LE(12, 30);
    for (let index = 0; index < 3; index += 1)
      small.copy(large, sector * (index + 1), 512 * (index + 1), 512 * (index + 2));
    expect(await docReason(large)).toBeUndefined();
  });

  it('has names that are not used any more: they are passed over', async () => {
    const bytes = doc(['WordDocument', 'Macros']);
    bytes[1_024 + 2 * 128 + 66] = 0;
    expect(await docReason(bytes)).toBeUndefined();
  });

  it('may end with the letters with which the end of an archive begins', async () => {
    const bytes = doc();
    bytes.write('PK\u0005\u0006', bytes.length - 12, 'latin1');
    expect(await docReason(bytes)).toBeUndefined();
  });

  it('with an archive behind it is refused, whatever comment that has', async () => {
    const archive = zip([{ name: 'x', content: 'x' }]);
    expect(await docReason(Buffer.concat([doc(), archive]))).toBe('an archive hangs behind it');
    archive.writeUInt16LE(3, archive.length - 2);
    expect(await docReason(Buffer.concat([doc(), archive, Buffer.from('abc')]))).toBe(
      'an archive hangs behind it',
    );
    expect(await docReason(Buffer.concat([doc(), archive, Buffer.from('ab')]))).toBeUndefined();
  });
});
