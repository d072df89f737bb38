/** Honest documents as the usual programs write them, made from nothing; those that the programs made themselves lie in `fixtures/documents/honest`. */
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

import {
  docx,
  docxParts,
  docxWithText,
  pdf,
  pdfOf,
  relation,
  relationsPart,
  streamOf,
  typesPart,
  zip,
} from './documents';
import { type Honest, honestPdfs } from './honestPdfs';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
const MB = 1024 * 1024;

const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${type}"/>`;
const run = (content: string) => `<w:r>${content}</w:r>`;
const field = (instruction: string) =>
  ['begin', 'separate', 'end']
    .map(
      (kind) =>
        run(`<w:fldChar w:fldCharType="${kind}"/>`) +
        (kind === 'begin' ? run(`<w:instrText>${instruction}</w:instrText>`) : ''),
    )
    .join('');

const link = (target: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /F 4 /A << /S /URI /URI (${target}) >> >>]`;

/** Objects in a stream, and the table of contents in another one, with a predictor: pdfTeX, Word, Acrobat. */
const modern = (): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R >>',
  ];
  const head = objects
    .map((_, index) => `${index + 1} ${objects.slice(0, index).join(' ').length + (index > 0 ? 1 : 0)}`)
    .join(' ');
  const body = deflateSync(Buffer.from(`${head} ${objects.join(' ')}`));
  const table =
    '/Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Columns 4 /Predictor 12 >>';
  const text = pdfOf([]).toString('latin1').split('xref')[0] ?? '';
  const streams = Buffer.concat([
    ...[
      Buffer.from(`${text}4 0 obj\n`, 'latin1'),
      streamOf(`/Type /ObjStm /N 3 /First ${head.length + 1} /Filter /FlateDecode`, body),
    ],
    ...[
      Buffer.from('\nendobj\n5 0 obj\n'),
      streamOf(table, deflateSync(Buffer.alloc(30))),
      Buffer.from('\nendobj\n'),
    ],
  ]);
  return Buffer.concat([streams, Buffer.from('startxref\n200\n%%EOF\n')]);
};

const updated = (): Buffer =>
  Buffer.concat([
    pdf(),
    Buffer.from(
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /Rotate 90 >>\nendobj\nxref\n3 1\n0000000400 00000 n \ntrailer\n<< /Size 4 /Root 1 0 R /Prev 200 >>\nstartxref\n500\n%%EOF\n',
    ),
  ]);

const scanned = (bytes: number): Buffer =>
  pdf('', undefined, [
    streamOf(
      '/Type /XObject /Subtype /Image /Width 2480 /Height 3508 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode',
      Buffer.concat([JPEG, randomBytes(bytes)]),
    ),
  ]);

const form =
  '/AcroForm << /Fields [<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /V (HTML/JavaScript) /F 4 >> << /FT /Btn /T (Send) /A << /S /ResetForm >> >>] /NeedAppearances true >>';

const localTemplate =
  'file:///C:\\Users\\A%20B\\AppData\\Roaming\\Microsoft\\Templates\\Modern%20resume.dotx';

/** Word's own structure: themes, settings, custom XML, a picture, links, a template on its author's disk. */
const word = (): Buffer =>
  zip([
    typesPart(
      undefined,
      override('word/settings.xml', `${WORD}settings+xml`) +
        override('word/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml') +
        override(
          'customXml/itemProps1.xml',
          'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
        ) +
        '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.printerSettings"/>',
    ),
    ...docxParts().slice(1),
    relationsPart(
      relation('theme', 'theme/theme1.xml', '') +
        relation('image', 'media/image1.png', '') +
        relation('customXml', '../customXml/item1.xml', '') +
        relation('hyperlink', 'https://example.com/a?b=c') +
        relation('hyperlink', 'mailto:a@example.com?subject=x') +
        relation('hyperlink', 'www.example.com') +
        relation('http://schemas.microsoft.com/office/2011/relationships/people', 'people.xml', ''),
    ),
    relationsPart(relation('attachedTemplate', localTemplate), 'word/_rels/settings.xml.rels'),
    {
      name: 'word/settings.xml',
      content:
        '<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:attachedTemplate/></w:settings>',
    },
    {
      name: 'word/theme/theme1.xml',
      content: '\ufeff<?xml version="1.0" encoding="UTF-8" standalone="yes"?><a:theme xmlns:a="a"/>',
    },
    { name: 'customXml/item1.xml', content: '<?mso-contentType?><object><frame/></object>' },
    {
      name: 'customXml/itemProps1.xml',
      content: Buffer.from('\ufeff<?xml version="1.0" encoding="utf-16"?><x/>', 'utf16le'),
    },
    { name: 'word/media/image1.png', content: PNG },
    { name: 'word/printerSettings1.bin', content: 'any bytes' },
  ]);

export const honestDocuments: Honest[] = [
  ...honestPdfs,
  ['a PDF of one page', 'cv.pdf', pdf()],
  ['a PDF with packed objects', 'cv.pdf', modern()],
  ['a PDF that was changed later', 'cv.pdf', updated()],
  ['a PDF that opens at a page', 'cv.PDF', pdf('/OpenAction [3 0 R /Fit]')],
  [
    'a PDF that goes to a page when it is opened',
    'cv.pdf',
    pdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'),
  ],
  [
    'a PDF whose words are HTML/JavaScript, not packed',
    'cv.pdf',
    pdf('/Title (HTML/JavaScript)', undefined, [
      streamOf('', 'BT (HTML/JavaScript) Tj ET'),
      streamOf('/Type /Metadata /Subtype /XML', '<dc:title>HTML/JavaScript</dc:title>'),
    ]),
  ],
  ...[
    'https://example.com/JavaScript',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+84912345678',
    'www.example.com',
    'example.com:8080/a',
    '#skills',
    'www.example.com/a%20b?c=%5Cd',
    'mailto:a@example.com?subject=attach',
  ].map((target): Honest => [
    `a PDF with a link to ${target}`,
    'cv.pdf',
    pdf('', undefined, [], link(target)),
  ]),
  [
    'a PDF that opens at a page with a link',
    'cv.pdf',
    pdf('/OpenAction [3 0 R /Fit]', undefined, [], link('https://example.com')),
  ],
  ['a PDF with a form', 'cv.pdf', pdf(form)],
  [
    'a PDF with bookmarks',
    'cv.pdf',
    pdf('/Outlines << /First << /Title (A) /Next 5 0 R /Dest [3 0 R /Fit] >> >>', undefined, [
      'null',
      '<< /Title (B) /A << /S /GoTo /D (b) >> >>',
    ]),
  ],
  [
    'a tagged PDF',
    'cv.pdf',
    pdf('/StructTreeRoot << /K << /S /P /A << /O /Layout /Placement /Block >> >> >>'),
  ],
  [
    'a PDF with a picture that is written as text',
    'cv.pdf',
    pdf('', undefined, [streamOf('/Filter [/ASCII85Decode /DCTDecode]', 'abc~>')]),
  ],
  [
    'a PDF with comments between its objects',
    'cv.pdf',
    pdfOf(['<< /Type /Catalog /Pages 2 0 R >> % one', '<< /Type /Pages >>', '<< /Type /Page >>']),
  ],
  ['a scanned PDF of nine megabytes', 'scan.pdf', scanned(9 * MB)],
  [
    'a portfolio of nine megabytes',
    'portfolio.pdf',
    pdf(
      '',
      undefined,
      Array.from({ length: 90 }, () =>
        streamOf('/Subtype /Image /Filter /FlateDecode', deflateSync(randomBytes(100_000))),
      ),
    ),
  ],
  ['a Word document', 'cv.docx', docx()],
  ['a Word document as Word writes it', 'cv.docx', word()],
  [
    'a Word document with a link in an old drawing, and the names that Word gives',
    'cv.docx',
    docxWithText(
      '<w:r xmlns:v="urn:schemas-microsoft-com:vml" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><w:pict><v:shape href="https://example.com" alt="\\\\host\\a.png" style="position:absolute;margin-left:0"/></w:pict><a:ext uri="{28A0092B}"/><a:graphicData uri="http://example.com/names"/><a:cNvPr name="a" descr="https://example.com/a.png"/></w:r>',
    ),
  ],
  [
    'a Word document with a drawing',
    'cv.docx',
    zip([
      typesPart(undefined, '<Default Extension="svg" ContentType="image/svg+xml"/>'),
      ...docxParts().slice(1),
      {
        name: 'word/media/a.svg',
        content:
          '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><style>.a{fill:url(#g);stroke:#fff}</style><defs><linearGradient id="g"/></defs><rect class="a" fill="url(#g)" style="fill:url(&quot;#g&quot;)"/><use xlink:href="#g"/><image href="data:image/png;base64,iVBORw0KGgo="/><a href="https://example.com"/></svg>',
      },
    ]),
  ],
  ...[
    ' PAGE  \\* MERGEFORMAT ',
    ' TOC \\o "1-3" \\h \\z \\u ',
    ' HYPERLINK "https://example.com" ',
    ' HYPERLINK \\l "_Toc1" ',
    ' MACROBUTTON NoMacro [Click here] ',
    ' ADDIN ZOTERO_ITEM {} ',
    ' =SUM(ABOVE) ',
  ].map((each): Honest => [
    `a Word document with a field${each.trimEnd()}`,
    'cv.docx',
    docxWithText(field(each)),
  ]),
];
