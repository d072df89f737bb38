import { deflateSync } from 'node:zlib';

import { pdf, pdfOf, streamOf, zip } from '../../../tests/support/documents';
import { lookInto } from './inspection/look';

const pdfReason = (bytes: Buffer) => lookInto('pdf', bytes);

/** A PDF with one text put in the place of another. */
const changed = (from: string | RegExp, to: string, source = pdf()): Buffer =>
  Buffer.from(source.toString('latin1').replace(from, to), 'latin1');

describe('a PDF', () => {
  it.each<[string | RegExp, string, string]>([
    ['%PDF-1.7\n', '%PDF-2.0\n', 'the newer version'],
    ['%PDF-1.7\n', '%PDF-1.4\r\n', 'another line end'],
    ['%%EOF\n', '%%EOF', 'no line end at its end'],
    ['%%EOF\n', '%%EOF \r\n', 'blanks at its end'],
    [/startxref\n(\d+)\n/, 'startxref\r\n$1\r\n', 'other line ends before its end'],
    ['%%EOF\n', `%%EOF\n${' '.repeat(50)}`, 'some blanks behind it'],
    [/endobj\n/, '', 'an object whose end is not said'],
  ])('is taken with %s as %j: %s', async (from, to) => {
    expect(await pdfReason(changed(from, to))).toBeUndefined();
  });

  it.each<[string | RegExp, string, string]>([
    ['%PDF-1.7\n', '%PDF-3.0\n', 'it is no PDF'],
    ['%PDF-1.7\n', '%PDF-1.x\n', 'it is no PDF'],
    ['%PDF-1.7\n', '%PDF-1.7x\n', 'it is no PDF'],
    ['%PDF-1.7\n', '\n%PDF-1.7\n', 'it is no PDF'],
    ['%%EOF\n', '', 'it does not end as a PDF'],
    ['%%EOF\n', '%%EOF\nx', 'it does not end as a PDF'],
    ['%%EOF\n', `%%EOF\n${' '.repeat(64)}`, 'it does not end as a PDF'],
    [/startxref\n\d+\n/, '', 'it has no table of contents'],
    [/startxref\n\d+\n/, 'startxref\n\n', 'it has no table of contents'],
    ['%%EOF\n', '%%EOF\nx\n%%EOF\n', 'it has no table of contents'],
    ['/Type /Catalog', '/Type /Catalogue', 'it has no catalog'],
    ['/Type /Page /', '/Type /Pag /', 'it has no pages'],
  ])('is refused with %s as %j: %s', async (from, to, why) => {
    expect(await pdfReason(changed(from, to))).toBe(why);
  });

  it('without any object is none', async () => {
    expect(await pdfReason(Buffer.from('%PDF-1.7\nstartxref\n1\n%%EOF\n'))).toBe('it has no objects');
  });

  it.each(['/Encrypt 9 0 R', '/#45ncrypt 9 0 R', '/X << /Encrypt 9 0 R >>'])(
    'that is encrypted is refused: %s',
    async (entry) => {
      expect(await pdfReason(pdf(entry))).toBe('it is encrypted');
      expect(await pdfReason(pdf('', `1 0 << ${entry} >>`))).toBe('it is encrypted');
    },
  );

  it('may have names that only begin like those', async () => {
    expect(
      await pdfReason(pdf('/Encryption (none) /Launcher 1 /JavaScripts 2 /Movie /Sound')),
    ).toBeUndefined();
  });

  it.each([
    ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'XFA', 'GoToR', 'GoToE', 'EmbeddedFile'],
    ...[
      'EmbeddedFiles',
      'EF',
      'Filespec',
      'FileAttachment',
      'RichMedia',
      'Rendition',
      'AlternatePresentations',
    ],
  ])('with %s anywhere in it is refused, also written with escapes or packed', async (name) => {
    const reason = 'it has scripts or other files in it';
    const escaped = `#${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
    expect(await pdfReason(pdf(`/${name} 5 0 R`))).toBe(reason);
    expect(await pdfReason(pdf(`/${escaped} 5 0 R`))).toBe(reason);
    expect(await pdfReason(pdf('', `1 0 << /${name} 5 0 R >>`))).toBe(reason);
  });

  it('may name the letters of a font as it likes', async () => {
    expect(await pdfReason(pdf('/Differences [1 /JS /EF /XFA]'))).toBeUndefined();
  });

  it.each(['NextPage', 'FirstPage', 'GoBack', 'Print'])('may do the command %s', async (command) => {
    expect(await pdfReason(pdf(`/OpenAction << /S /Named /N /${command} >>`))).toBeUndefined();
  });

  it.each([
    'FlateDecode',
    'Fl',
    'LZWDecode',
    'ASCII85Decode',
    'RunLengthDecode',
    'DCTDecode',
    'JPXDecode',
    'JBIG2Decode',
  ])('may have streams that are packed with %s', async (filter) => {
    expect(await pdfReason(pdf('', undefined, [streamOf(`/Filter /${filter}`, 'x')]))).toBeUndefined();
  });

  it('may say the length of a stream in another object, once', async () => {
    const stream = '<< /Filter 6 0 R /Length 5 0 R >>\nstream\nabc\nendstream';
    expect(await pdfReason(pdf('', undefined, [stream, '3', '/DCTDecode']))).toBeUndefined();
    const twice = pdf('', undefined, [stream, '3', '/DCTDecode'])
      .toString('latin1')
      .replace('xref', '6 0 obj\n/Fl\nendobj\nxref');
    expect(await pdfReason(Buffer.from(twice, 'latin1'))).toBe('it says the same thing in two ways');
  });

  it('without the end of a stream is refused', async () => {
    const bytes = pdfOf(['<< /Type /Catalog >>', '<< /Type /Page >>', '<< /Length 9999 >>\nstream\nabc']);
    expect(await pdfReason(bytes)).toBe('a stream does not end');
  });

  it('may unpack to 64 MB in all, and not to more', async () => {
    const stream = (mb: number) =>
      streamOf('/Filter /FlateDecode', deflateSync(Buffer.alloc(mb * 1024 * 1024)));
    expect(await pdfReason(pdf('', undefined, [stream(30), stream(33)]))).toBeUndefined();
    expect(await pdfReason(pdf('', undefined, [stream(30), stream(35)]))).toBe('it is too large unpacked');
  });

  it('with too many packed objects is refused', async () => {
    const bytes = pdf('', undefined, [streamOf('/Type /ObjStm /N 10001 /First 4', '1 0 null')]);
    expect(await pdfReason(bytes)).toBe('it has too many objects');
  });

  it('may have the letters in it with which an archive begins or ends', async () => {
    expect(await pdfReason(pdf('/X (PK\u0005\u0006) /Y (PK\u0003\u0004)'))).toBeUndefined();
    const whole = pdf('', undefined, [streamOf('', zip([{ name: 'a', content: 'x' }]))]);
    expect(await pdfReason(whole)).toBe('there is an archive in it');
  });

  it('may have the letters "obj" in its pictures', async () => {
    const picture = streamOf('/Subtype /Image', 'obj 1 obj x7 obj endobj 1.obj a b obj');
    expect(await pdfReason(pdf('', undefined, [picture]))).toBeUndefined();
  });
});
