import { pdf } from '../../../tests/support/documents';
import { refuseFile } from './inspect';

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

  it('whose packed objects grow beyond bounds is refused', async () => {
    const large = ' '.repeat(33 * 1024 * 1024);
    expect(await pdfReason(pdf('', large))).toEqual(expect.any(String));
  });

  it('with thousands of streams of objects is refused', async () => {
    const one = '<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nx\n obj ';
    expect(await pdfReason(changed('xref', `${one.repeat(2_001)}xref`))).toBe('it has too many objects');
  });
});
