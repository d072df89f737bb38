import { deflateSync } from 'node:zlib';

import { pdf, zip } from '../../../tests/support/documents';
import { refuseFile } from './inspect';
import { checkPdf } from './pdf';

const pdfReason = (bytes: Buffer) => refuseFile('cv.pdf', bytes);

/** A PDF with one text put in the place of another. */
const changed = (from: string, to: string, source = pdf()): Buffer =>
  Buffer.from(source.toString('latin1').replace(from, to), 'latin1');

describe('a PDF', () => {
  it.each<[string, string, string]>([
    ['%PDF-1.7\n', '%PDF-2.0\n', 'the newer version'],
    ['%PDF-1.7\n', '%PDF-1.4\r\n', 'another line end'],
    ['%%EOF\n', '%%EOF', 'no line end at its end'],
    ['%%EOF\n', '%%EOF \r\n', 'blanks at its end'],
    ['startxref\n110\n', 'startxref\r\n110\r\n', 'other line ends before its end'],
    ['%%EOF\n', `%%EOF\n${' '.repeat(50)}`, 'some blanks behind it'],
  ])('is taken with %j as %j: %s', async (from, to) => {
    expect(await pdfReason(changed(from, to))).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['%PDF-1.7\n', '%PDF-3.0\n', 'it is no PDF'],
    ['%PDF-1.7\n', '%PDF-1.x\n', 'it is no PDF'],
    ['%PDF-1.7\n', '%PDF-1.7x\n', 'it is no PDF'],
    ['%PDF-1.7\n', '\n%PDF-1.7\n', 'it is no PDF'],
    ['%%EOF\n', '', 'it does not end as a PDF'],
    ['%%EOF\n', '%%EOF\nx', 'it does not end as a PDF'],
    ['%%EOF\n', `%%EOF\n${' '.repeat(64)}`, 'it does not end as a PDF'],
    ['startxref\n110\n', '', 'it has no table of contents'],
    ['startxref\n110\n', 'startxref\n\n', 'it has no table of contents'],
    ['%%EOF\n', '%%EOF\nx\n%%EOF\n', 'it has no table of contents'],
    ['startxref\n110\n', `startxref\n110\n${' '.repeat(250)}`, 'it has no table of contents'],
  ])('is refused with %j as %j: %s', async (from, to, why) => {
    expect(await pdfReason(changed(from, to))).toBe(why);
  });

  it('without any object is none', async () => {
    expect(await pdfReason(Buffer.from('%PDF-1.7\nstartxref\n1\n%%EOF\n'))).toBe('it has no objects');
  });

  it('is refused when it is encrypted, also where only its packed objects say so', async () => {
    expect(await pdfReason(pdf('/Encrypt 9 0 R'))).toBe('it is encrypted');
    expect(await pdfReason(pdf('/#45ncrypt 9 0 R'))).toBe('it is encrypted');
    expect(await pdfReason(pdf('', '<< /Encrypt 9 0 R >>'))).toBe('it is encrypted');
    expect(await pdfReason(pdf('/Encryption (none)'))).toBeUndefined();
  });

  it.each([
    'ASCIIHexDecode',
    'AHx',
    'ASCII85Decode',
    'A85',
    'LZWDecode',
    'LZW',
    'RunLengthDecode',
    'RL',
    'Crypt',
    'Predictor',
  ])('whose objects are packed with %s is refused: nobody looks into them', async (filter) => {
    const bytes = changed('/Filter /FlateDecode', `/Filter [/${filter} /FlateDecode]`, pdf('', 'x'));
    expect(await pdfReason(bytes)).toBe('its objects are packed in an unusual way');
  });

  it('may have pictures and texts that are packed in any way', async () => {
    const picture = '3 0 obj\n<< /Filter /ASCII85Decode /Length 3 >>\nstream\nabc\nendstream\nendobj\nxref';
    expect(await pdfReason(changed('xref', picture))).toBeUndefined();
  });

  it('is looked into also where the short name of the packing stands, or other line ends', async () => {
    const script = '<< /S /JavaScript >>';
    const why = 'it has scripts or other files in it';
    expect(await pdfReason(changed('/FlateDecode', '/Fl', pdf('', script)))).toBe(why);
    expect(await pdfReason(changed('>>\nstream\n', '>>\nstream\r\n', pdf('', script)))).toBe(why);
    expect(await pdfReason(changed('>>\nstream\n', '>>\nstream\r', pdf('', script)))).toBe(why);
    expect(await pdfReason(changed('/ObjStm', '/Obj#53tm', pdf('', script)))).toBe(why);
  });

  it('with packed objects that cannot be unpacked is refused', async () => {
    expect(await pdfReason(changed('stream\n', 'stream\nx', pdf('', 'x')))).toEqual(expect.any(String));
  });

  /** One more object with a stream, as text. */
  const stream = (dictionary: string, content: string) =>
    `9 0 obj\n<< ${dictionary} >>\nstream\n${content}\nendstream\nendobj\nxref`;

  it('may have objects that are not packed: they are looked at as they stand', async () => {
    expect(await pdfReason(changed('xref', stream('/Type /ObjStm', '1 0 <<>>')))).toBeUndefined();
    expect(await pdfReason(changed('xref', stream('/Type /ObjStm', '1 0 << /XFA 2 0 R >>')))).toBe(
      'it has scripts or other files in it',
    );
  });

  it('has packed objects where the object itself says so, not one before it', async () => {
    const before = '8 0 obj\n<< /Note (/ObjStm) >>\nendobj\n';
    expect(await pdfReason(changed('xref', before + stream('/Filter /A85', 'abc')))).toBeUndefined();
  });

  const MB = 1024 * 1024;

  it('may have packed objects of less than 32 MB', async () => {
    expect(await pdfReason(pdf('', ' '.repeat(32 * MB - 1)))).toBeUndefined();
    expect(await pdfReason(pdf('', ' '.repeat(32 * MB)))).toBe('its objects are too large');
  });

  it('whose packed objects grow beyond bounds is refused, before all of them are unpacked', async () => {
    const tooLarge = { code: 'ERR_BUFFER_TOO_LARGE' };
    await expect(checkPdf(pdf('', ' '.repeat(33 * MB)))).rejects.toMatchObject(tooLarge);
    const half = deflateSync(Buffer.alloc(17 * MB, ' ')).toString('latin1');
    const more = stream('/Type /ObjStm /Filter /FlateDecode', half);
    const both = changed('xref', more, pdf('', ' '.repeat(17 * MB)));
    await expect(checkPdf(both)).rejects.toMatchObject(tooLarge);
  });

  it('with thousands of streams of objects is refused', async () => {
    const one = '<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nx\n obj ';
    const reason = (count: number) => pdfReason(changed('xref', `${one.repeat(count)}xref`));
    expect(await reason(2_001)).toBe('it has too many objects');
    expect(await reason(2_000)).not.toBe('it has too many objects');
  });

  it('with an archive behind it is refused, which has the end of the document as its comment', async () => {
    const archive = zip([{ name: 'x', content: 'x' }]);
    const end = Buffer.from('\nstartxref\n1\n%%EOF\n');
    archive.writeUInt16LE(end.length, archive.length - 2);
    const why = 'an archive hangs behind it';
    expect(await pdfReason(Buffer.concat([pdf(), archive, end]))).toBe(why);
    expect(await pdfReason(Buffer.concat([pdf('/X (PK\u0005\u0006)'), archive, end]))).toBe(why);
  });

  it('may have the letters in it with which the end of an archive begins', async () => {
    expect(await pdfReason(pdf('/X (PK\u0005\u0006)'))).toBeUndefined();
    const atItsEnd = changed('startxref\n110\n%%EOF\n', 'PK\u0005\u0006startxref\n1\n%%EOF');
    expect(await pdfReason(atItsEnd)).toBeUndefined();
  });
});
