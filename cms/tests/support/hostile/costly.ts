/** Files whose cost would grow faster than they do, or which would take more memory than there is. `bytes` is about how long each is. */
import { deflateSync } from 'node:zlib';

import { docx, docxParts, pdf, relationsPart, streamOf, textPart, zip } from '../documents';
import { longDoc } from '../longDoc';
import { linkObject, pictureAt, propertyTable, record, toAddress } from '../wordDrawings';

export type Costly = [what: string, file: 'cv.pdf' | 'cv.doc' | 'cv.docx', make: (bytes: number) => Buffer];

const repeated = (bytes: number, piece: string): string => piece.repeat(Math.ceil(bytes / piece.length));
const object = (content: string): Buffer => pdf('', undefined, [Buffer.from(content, 'latin1')]);
const stream = (content: string): Buffer => pdf('', undefined, [streamOf('/Subtype /Image', content)]);
const packed = (content: string): Buffer =>
  pdf('', undefined, [
    streamOf(
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      deflateSync(Buffer.from(`1 0 ${content}`, 'latin1')),
    ),
  ]);
const link = (address: string): Buffer =>
  pdf('', undefined, [], `/Annots [<< /A << /S /URI /URI (${address}) >> >>]`);
const part = (content: string): Buffer => docx([{ name: 'word/a.xml', content, stored: true }]);
const text = (content: string): Buffer =>
  zip([...docxParts().slice(0, 2), { ...textPart(content), stored: true }]);
const target = (address: string): Buffer =>
  docx([
    {
      ...relationsPart(
        `<Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${address}"/>`,
      ),
      stored: true,
    },
  ]);
const numbered = (bytes: number, piece: (index: number) => string): string => {
  const pieces: string[] = [];
  for (let left = bytes; left > 0; left -= pieces.at(-1)?.length ?? 1) pieces.push(piece(pieces.length));
  return pieces.join('');
};
const BEGIN = '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>= </w:instrText></w:r>';

/** As many streams as are half of the bytes, each of which says that it ends in the blanks that are the other half. */
const wrongLengths = (bytes: number): Buffer => {
  const count = Math.floor(bytes / 100);
  const one = (length: number) => `<</Length ${String(length).padStart(8, '0')}>>stream\nendstream`;
  const blanks = streamOf('', `${' '.repeat(bytes / 2)}x`);
  const places = pdf('', undefined, [...Array.from({ length: count }, () => one(0)), blanks]).toString(
    'latin1',
  );
  const end = places.lastIndexOf(' '.repeat(1_000));
  return Buffer.from(
    places.replace(/0{8}>>stream/g, (_all, at: number) => one(end - bytes / 4 - at - 18).slice(10, -10)),
    'latin1',
  );
};

/** A reference in many places to an object of many versions. */
const versions = (bytes: number): Buffer => {
  const places = repeated(bytes / 2, '<</A 5 0 R/Subtype 5 0 R/Annots[5 0 R]>>');
  const base = pdf('', undefined, ['null', `[${places}]`]).toString('latin1');
  return Buffer.from(
    base.replace('xref\n', `${repeated(bytes / 2, '5 0 obj/GoTo endobj\n')}xref\n`),
    'latin1',
  );
};

/** As many places of pictures as there is room for, one beside the other. */
const placesOfPictures = (bytes: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.floor(bytes / 6) }, (_, index) => pictureAt(0x600 + index)));

export const costlyFiles: Costly[] = [
  ['line ends before the word "obj"', 'cv.pdf', (bytes) => stream(`x${repeated(bytes, '\n')}obj`)],
  [
    'line ends before the word "obj" in a comment',
    'cv.pdf',
    (bytes) => object(`1 %x${repeated(bytes, '\n')}%obj\n`),
  ],
  ['lines with the word "obj"', 'cv.pdf', (bytes) => stream(repeated(bytes, 'x\nobj'))],
  ['comments before the word "obj"', 'cv.pdf', (bytes) => stream(`${repeated(bytes, '%\n')}obj`)],
  [
    'comments between numbers and the word "obj"',
    'cv.pdf',
    (bytes) => stream(repeated(bytes, '9%\r% 9\r9 x\nobj')),
  ],
  ['a long line before the word "obj"', 'cv.pdf', (bytes) => stream(`${repeated(bytes, 'x')}\n9\nobj`)],
  ['digits before the word "obj"', 'cv.pdf', (bytes) => stream(`${repeated(bytes, '9')} obj`)],
  ['escapes in a comment', 'cv.pdf', (bytes) => object(`1 %${repeated(bytes, '#41')}\n`)],
  ['escapes in a stream', 'cv.pdf', (bytes) => stream(repeated(bytes, '#41'))],
  ['escapes that begin a name that acts', 'cv.pdf', (bytes) => stream(repeated(bytes, '#2f#45#6e#63'))],
  ['slashes', 'cv.pdf', (bytes) => object(`1 %${repeated(bytes, '/')}\n`)],
  ['an array of numbers', 'cv.pdf', (bytes) => object(`[${repeated(bytes, '1 ')}]`)],
  ['an array of dictionaries', 'cv.pdf', (bytes) => object(`[${repeated(bytes, '<<>>')}]`)],
  ['an array of strings', 'cv.pdf', (bytes) => object(`[${repeated(bytes, '()')}]`)],
  ['arrays in arrays', 'cv.pdf', (bytes) => object(`[${repeated(bytes, '[')}]`)],
  ['packed nulls', 'cv.pdf', (bytes) => packed(`[${repeated(bytes * 6, 'null ')}]`)],
  ['packed numbers', 'cv.pdf', (bytes) => packed(`[${repeated(bytes, '1 ')}]`)],
  ['a packed string', 'cv.pdf', (bytes) => packed(`(${repeated(bytes * 6, 'a')})`)],
  ['names', 'cv.pdf', (bytes) => object(`[${numbered(bytes, (index) => `/${index.toString(36)}`)}]`)],
  ['keys', 'cv.pdf', (bytes) => object(`<<${numbered(bytes, (index) => `/${index.toString(36)} 1`)}>>`)],
  ['references', 'cv.pdf', (bytes) => object(`[${numbered(bytes, (index) => `${index} 0 R `)}]`)],
  ['a long string', 'cv.pdf', (bytes) => object(`(${repeated(bytes, 'a')})`)],
  [
    'brackets in a string',
    'cv.pdf',
    (bytes) => object(`(${repeated(bytes / 2, '(')}${repeated(bytes / 2, ')')})`),
  ],
  ['a long hexadecimal string', 'cv.pdf', (bytes) => object(`<${repeated(bytes, 'a')}>`)],
  ['a long name', 'cv.pdf', (bytes) => object(`/${repeated(bytes, '#41')}`)],
  ['a long number', 'cv.pdf', (bytes) => object(repeated(bytes, '1'))],
  ['signs', 'cv.pdf', (bytes) => object(repeated(bytes, '-'))],
  ['a long link', 'cv.pdf', (bytes) => link(repeated(bytes, 'a.'))],
  ['a long packed link', 'cv.pdf', (bytes) => packed(`<</URI(${repeated(bytes * 6, '\\\\')})>>`)],
  [
    'one link in many places',
    'cv.pdf',
    (bytes) => pdf('', undefined, [`(${'a'.repeat(7_000)})`, `[${repeated(bytes, '<</URI 4 0 R>>')}]`]),
  ],
  ['streams with a wrong length', 'cv.pdf', wrongLengths],
  ['references to an object of many versions', 'cv.pdf', versions],
  [
    'packed objects in one place',
    'cv.pdf',
    (bytes) =>
      pdf('', undefined, [
        streamOf('/N 10000 /First 40000', `${'1 0 '.repeat(10_000)}[${repeated(bytes, '1 ')}]`),
      ]),
  ],
  [
    'packed objects behind blanks',
    'cv.pdf',
    (bytes) =>
      pdf('', undefined, [
        streamOf('/N 10000 /First 40000', `${'1 1 '.repeat(10_000)}${repeated(bytes, ' ')}1`),
      ]),
  ],
  [
    'filters',
    'cv.pdf',
    (bytes) => pdf('', undefined, [streamOf(`/Filter [${repeated(bytes, '/Fl')}]`, 'x')]),
  ],
  ['beginnings of fields', 'cv.doc', (bytes) => longDoc(repeated(bytes, '\u0013'))],
  ['fields', 'cv.doc', (bytes) => longDoc(repeated(bytes, '\u0013PAGE\u0015'))],
  ['ends of fields', 'cv.doc', (bytes) => longDoc(repeated(bytes, '\u0015'))],
  [
    'fields in a field',
    'cv.doc',
    (bytes) => longDoc(`${'\u0013= '.repeat(90)}${repeated(bytes, 'x\u0013=\u0015')}`),
  ],
  ['blanks in a link', 'cv.doc', (bytes) => longDoc(`\u0013HYPERLINK${repeated(bytes, ' ')}x`)],
  ['switches in a link', 'cv.doc', (bytes) => longDoc(`\u0013HYPERLINK ${repeated(bytes, '\\l ')}x`)],
  [
    'formats in a link',
    'cv.doc',
    (bytes) => longDoc(`\u0013HYPERLINK ${repeated(999_000, '\\* ')}x${repeated(bytes, 'x')}`),
  ],
  ['blanks before a macro', 'cv.doc', (bytes) => longDoc(`\u0013MACROBUTTON${repeated(bytes, ' ')}x`)],
  [
    'tables of drawings over one another',
    'cv.doc',
    (bytes) =>
      longDoc('x', { behind: Buffer.alloc(bytes, propertyTable([], { length: 0x6000 }).fill(0xff, 1, 2)) }),
  ],
  [
    'pictures over one another',
    'cv.doc',
    (bytes) =>
      longDoc(repeated(bytes / 2, record(0xf004).toString('latin1')), {
        behind: placesOfPictures(bytes / 2),
      }),
  ],
  [
    'links of drawings',
    'cv.doc',
    (bytes) => longDoc('x', { behind: Buffer.alloc(bytes, linkObject(3, toAddress('https://example.com'))) }),
  ],
  ['beginnings of pictures', 'cv.doc', (bytes) => longDoc(repeated(bytes, '\u0006\u0001'))],
  [
    'attributes',
    'cv.docx',
    (bytes) => part(`<x ${numbered(bytes, (index) => `a${index.toString(36)}="" `)}/>`),
  ],
  [
    'namespaces',
    'cv.docx',
    (bytes) => part(`<x ${numbered(bytes, (index) => `xmlns:a${index.toString(36)}="u" `)}/>`),
  ],
  [
    'namespaces in one another',
    'cv.docx',
    (bytes) => part(`${numbered(20_000, (index) => `<x xmlns:a${index}="u">`)}${repeated(bytes, '<y/>')}`),
  ],
  ['elements in one another', 'cv.docx', (bytes) => part(repeated(bytes, '<x>'))],
  [
    'elements deep in others',
    'cv.docx',
    (bytes) => part(`${'<x>'.repeat(990)}${repeated(bytes, '<y/>')}${'</x>'.repeat(990)}`),
  ],
  ['references to letters', 'cv.docx', (bytes) => part(`<x>${repeated(bytes, '&lt;')}</x>`)],
  ['ends of lines', 'cv.docx', (bytes) => part(`<x>${repeated(bytes, '\r')}</x>`)],
  ['brackets', 'cv.docx', (bytes) => part(`<x><![CDATA[${repeated(bytes, ']')}]]></x>`)],
  ['a comment of dashes', 'cv.docx', (bytes) => part(`<x><!--${repeated(bytes, '- ')}--></x>`)],
  ['pieces of a field', 'cv.docx', (bytes) => text(`${BEGIN}<w:r>${repeated(bytes, '<w:t>x</w:t>')}</w:r>`)],
  ['fields in fields', 'cv.docx', (bytes) => text(repeated(bytes, BEGIN))],
  ['steps of a path', 'cv.docx', (bytes) => target(repeated(bytes, '../'))],
  ['dots of a path', 'cv.docx', (bytes) => target(repeated(bytes, 'a.'))],
  [
    'steps in the name of a part',
    'cv.docx',
    (bytes) => docx([{ name: repeated(Math.min(bytes, 60_000), 'a/'), content: '' }]),
  ],
];
