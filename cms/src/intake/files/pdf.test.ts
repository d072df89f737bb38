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
    [/endobj\n/, 'endobj\nendobj\n', 'an object whose end is said twice'],
    ['%PDF-1.7\n', '\n\r\n%PDF-1.7\n', 'blank lines in front'],
    ['%PDF-1.7\n', '\u00ef\u00bb\u00bf%PDF-1.7\n', 'a mark of the order of bytes in front'],
    ['%PDF-1.7\n', '%PDF-1.7 of a program\n', 'more in its first line'],
    ['\n%\u00e2\u00e3\n', '\n\u00e2\u00e3\u00cf\u00d3\n', 'a line of letters that is no comment'],
    ['%%EOF\n', `%%EOF\n${'\0'.repeat(500)}`, 'zeros behind it'],
    ['%%EOF\n', '%%EOF\r\n\u001a', 'the end of a file of DOS'],
    ['%%EOF\n', `%%EOF${' '.repeat(1_024)}`, 'a kilobyte of blanks behind it'],
  ])('is taken with %s as %j: %s', async (from, to) => {
    expect(await pdfReason(changed(from, to))).toBeUndefined();
  });

  it.each<[string | RegExp, string, string]>([
    ['%PDF-1.7\n', '%PDF-3.0\n', 'it is no PDF'],
    ['%PDF-1.7\n', '%PDF-1.x\n', 'it is no PDF'],
    ['%PDF-1.7\n', '%PDF-1.7x\n', 'it is no PDF'],
    ['%PDF-1.7\n', 'x\n%PDF-1.7\n', 'it is no PDF'],
    ['%PDF-1.7\n', `${' '.repeat(17)}%PDF-1.7\n`, 'it is no PDF'],
    ['%PDF-1.7\n', '\0%PDF-1.7\n', 'it is no PDF'],
    ['\n%\u00e2\u00e3\n', '\n\u00e2\u00e3\n', 'there is something between its objects'],
    ['\n%\u00e2\u00e3\n', '\n\u00e2\u00e3\u00cfx\n', 'there is something between its objects'],
    ['%%EOF\n', '%%EOF\n\0x', 'it does not end as a PDF'],
    ['%%EOF\n', '', 'it does not end as a PDF'],
    ['%%EOF\n', '%%EOF\nx', 'it does not end as a PDF'],
    ['%%EOF\n', `%%EOF\n${' '.repeat(1_025)}`, 'it does not end as a PDF'],
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

  /** The beginning of a profile of colours, of 3,144 bytes as the usual one. */
  const profile = Buffer.alloc(3_144);
  profile.writeUInt32BE(profile.length, 0);
  profile.write('Lino', 4, 'latin1');
  profile.write('acsp', 36, 'latin1');

  it.each<[string, string, Buffer | string]>([
    ['plainly', '', profile],
    ['packed', '/Filter /FlateDecode', deflateSync(profile)],
    ['cut off', '/Filter /FlateDecode', deflateSync(profile.subarray(0, 3_000))],
    [
      'packed with a predictor that changes nothing',
      '/Filter /FlateDecode /DecodeParms << /Predictor 1 /Columns 3 >>',
      deflateSync(profile),
    ],
    ['as hexadecimal numbers', '/Filter /ASCIIHexDecode', `${profile.toString('hex')}>`],
    ['packed, as hexadecimal numbers', '/Filter [/AHx /Fl]', `${deflateSync(profile).toString('hex')}\n>`],
  ])(
    'may have a profile of colours, whose number of colours is no list of objects, %s',
    async (_how, keys, content) => {
      expect(await pdfReason(pdf('', undefined, [streamOf(`/N 3 ${keys}`, content)]))).toBeUndefined();
    },
  );

  it('may say in packed objects how its pictures are packed', async () => {
    const picture = streamOf('/Subtype /Image /Filter 20 0 R /DecodeParms 21 0 R', 'x');
    const packed = streamOf('/Type /ObjStm /N 2 /First 10', '20 0 21 8 /DCTDecode << >>'.replace('8', '11'));
    expect(await pdfReason(pdf('', undefined, [picture, packed]))).toBeUndefined();
  });

  it('may say the length of packed objects in another object', async () => {
    const packed = streamOf('/Type /ObjStm /N 1 /First 5', '10 0 null')
      .toString('latin1')
      .replace(/Length \d+/, 'Length 5 0 R');
    expect(await pdfReason(pdf('', undefined, [packed, '9']))).toBeUndefined();
    expect(await pdfReason(pdf('', undefined, [packed, '8']))).toBe('its packed objects are wrong');
  });

  it.each(['99999999999999', '4294967296', '-100', '3.5'])(
    'may say the wrong length %s of a stream, which ends where its end is written',
    async (length) => {
      const stream = `<< /Length ${length} >>\nstream\nabc\nendstream`;
      expect(await pdfReason(pdf('', undefined, [stream]))).toBeUndefined();
    },
  );

  it('may say absurd sizes of its table, for which nothing is made', async () => {
    const sizes = '/Size 2147483648 /W [99999999 99999999 9] /Index [0 2147483648]';
    const parameters = '/DecodeParms << /Predictor 12 /Columns 2147483648 /Colors 2147483647 >>';
    const table = streamOf(`/Type /XRef ${sizes} ${parameters} /Filter /FlateDecode`, deflateSync('abc'));
    expect(await pdfReason(pdf('', undefined, [table]))).toBeUndefined();
  });

  it.each([
    '/N -1 /First 4',
    '/N 1.5 /First 4',
    '/N 1 /First -5',
    '/N 1 /First 4.5',
    '/N 1 /First 999999999',
  ])('with packed objects of impossible numbers is refused: %s', async (numbers) => {
    const bytes = pdf('', undefined, [streamOf(`/Type /ObjStm ${numbers}`, '1 0 null')]);
    expect(await pdfReason(bytes)).toBe('its packed objects are wrong');
  });

  it('whose pages and actions run in a circle is read to its end', async () => {
    const circles = ['<< /S /GoTo /Next 4 0 R >>', '<< /Type /Pages /Kids [5 0 R] /Parent 5 0 R >>'];
    expect(await pdfReason(pdf('/OpenAction 4 0 R', undefined, circles))).toBeUndefined();
    const references = pdf('', undefined, [streamOf('/Filter 5 0 R', 'x'), '6 0 R', '5 0 R']);
    expect(await pdfReason(references)).toBe('an object only leads to another one');
  });

  it('may write references with several blanks and zeros in front', async () => {
    expect(await pdfReason(pdf('/X 0004\r\n00000  R/Y [4 0 R/Z]', undefined, ['null']))).toBeUndefined();
  });

  it('may have fifty levels of arrays and dictionaries in one another', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(await pdfReason(pdf('', undefined, [nested(50)]))).toBeUndefined();
    expect(await pdfReason(pdf('', undefined, [nested(51)]))).toBe('it is nested too deeply');
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

  it.each([
    ...['/Artifact BMC', 'EMC', '/P << /MCID 1 /Root 1 0 R >> BDC', '/P << /Root 1 >> BDC', '/P 1 BDC'],
    ...['/P << /MCID (x) >> BDC', '/P << /MCID 1 >>', 'BDC', '<< /MCID 1 >> BDC', 'endobjx'],
  ])('with %s between its objects is refused', async (mark) => {
    expect(await pdfReason(changed(/endobj\n/, `endobj\n${mark}\n`))).toMatch(/ between its objects$|parse/);
  });

  it.each(['obj', 'obj ', 'obj<', 'obj5', 'obj.5', 'obj-5', 'obj\u0080', 'obj\u00ff', 'obj['])(
    'with two numbers and %j in the words of a page is refused: readers look for objects there',
    async (word) => {
      expect(await pdfReason(pdf(`/Title (2024 - 5 ${word})`))).toBe('it hides objects');
    },
  );

  it('may have the letters "obj" in its pictures', async () => {
    const picture = streamOf('/Subtype /Image', 'obj 1 obj x7 obj endobj 1.obj a b obj');
    expect(await pdfReason(pdf('', undefined, [picture]))).toBeUndefined();
  });
});
