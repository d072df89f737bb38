/** Word documents that name addresses in their parts, or carry something in a part that is to be harmless. */
import { doc, docxParts, docxWithText, pdf, relation, relationsPart, typesPart, zip } from '../documents';
import type { Hostile } from './pdfs';

const SHARE = '\\\\evil.example\\share\\a.png';
const WEB = 'https://evil.example/a.png';
const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const WORD = `${OFFICE}wordprocessingml.`;
const SPACES = [
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:sl="http://schemas.openxmlformats.org/schemaLibrary/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
].join(' ');

const part = (name: string, content: Buffer | string, type: string, stored = false): Buffer =>
  zip([
    typesPart(undefined, `<Override PartName="/${name}" ContentType="${type}"/>`),
    ...docxParts().slice(1),
    { name, content, stored },
  ]);
const drawing = (content: string, root = 'xmlns="http://www.w3.org/2000/svg"'): Buffer =>
  part('word/media/a.svg', `<svg ${root}>${content}</svg>`, 'image/svg+xml');
const element = (tag: string): Buffer => docxWithText(`<w:r><w:pict ${SPACES}>${tag}</w:pict></w:r>`);
const property = (content: string, root = 'Properties') =>
  part('docProps/a.xml', `<${root}>${content}</${root}>`, `${OFFICE}extended-properties+xml`);

const ADDRESSES = [
  SHARE,
  WEB,
  '//evil.example/a.png',
  'file:///c:/a.exe',
  'f\u200bile:///c:/a.exe',
  'C:\\a.exe',
];

export const hostileElsewhereDocx: Hostile[] = [
  ...ADDRESSES.flatMap((address): Hostile[] => [
    [
      `the source of a border at ${address}`,
      element(`<v:rect><v:stroke><o:left src="${address}"/></v:stroke></v:rect>`),
    ],
    [`a border at ${address}`, element(`<v:rect><v:stroke><o:top o:href="${address}"/></v:stroke></v:rect>`)],
    [`a picture in an old drawing at ${address}`, element(`<v:imagedata o:href="${address}"/>`)],
    [`a filling at ${address}`, element(`<v:fill type="frame" o:href="${address}"/>`)],
    [`another filling at ${address}`, element(`<v:fill type="frame" o:althref="${address}"/>`)],
    [`a filling with a plain link to ${address}`, element(`<v:fill href="${address}"/>`)],
    [`a relation that is an address, ${address}`, element(`<a:blip r:link="${address}"/>`)],
    [`a scheme of its data at ${address}`, element(`<sl:schema sl:uri="u" sl:schemaLocation="${address}"/>`)],
    ...(address === WEB
      ? []
      : [
          [
            `a place within the document at ${address}`,
            docxWithText(`<w:hyperlink w:docLocation="${address}"/>`),
          ] as Hostile,
        ]),
    [`links that begin with ${address}`, property(`<HyperlinkBase>${address}</HyperlinkBase>`)],
    [
      `a drawing whose addresses begin with ${address}`,
      drawing('<use href="#x"/>', `xmlns="http://www.w3.org/2000/svg" xml:base="${address}"`),
    ],
    [`a drawing with styles from ${address}`, drawing(`<style>@import "${address}";</style>`)],
    [`a drawing filled from ${address}`, drawing(`<rect fill="url(${address})"/>`)],
    [`a drawing whose style is from ${address}`, drawing(`<rect style="fill: url('${address}')"/>`)],
  ]),
  ['a share in an unknown attribute', docxWithText(`<x:y xmlns:x="x" z="${SHARE}"/>`)],
  [
    'a relation that is an address, in an unknown element',
    docxWithText(`<x:y xmlns:x="x" ${SPACES} r:link="${WEB}"/>`),
  ],
  ['links that begin elsewhere, by another name', property('<property name="_PID_LINKBASE"/>')],
  ['a drawing with styles in pieces', drawing('<style>@im<![CDATA[port "a.css"]]></style>')],
  ['a drawing with styles around something', drawing('<style>@im<g/>port "a.css"</style>')],
  ['a drawing with styles in styles', drawing('<style>@im<style/>port "a.css"</style>')],
  ['a drawing with escapes in its styles', drawing('<style>\\40import "a.css"</style>')],
  ...['png', 'jpeg', 'gif'].map((label): Hostile => [
    `a drawing in a drawing, labelled ${label}`,
    drawing(
      `<image href="data:image/${label};base64,${Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/a.png"/></svg>',
      ).toString('base64')}"/>`,
    ),
  ]),
  ['a drawing filled with one', drawing('<rect fill="url(data:image/png;base64,PHN2Zy8+)"/>')],
  [
    'a form that Word opens beside the text',
    part(
      'customXml/item1.xml',
      '<customXsn xmlns="http://schemas.microsoft.com/office/2006/metadata/customXsn"><xsnLocation>https://evil.example/a.xsn</xsnLocation><openByDefault>True</openByDefault></customXsn>',
      'application/xml',
    ),
  ],
  ['a drawing that is none', drawing('<script>alert(1)</script>', '')],
  ['a drawing with a script of no kind', drawing('<script xmlns=""/>')],
  ['a drawing that holds a page', drawing('<foreignObject/>')],
  ...['animateMotion', 'animateTransform', 'animateColor', 'discard', 'set'].map((name): Hostile => [
    `a drawing with ${name}`,
    drawing(`<${name} begin="click"/>`),
  ]),
  [
    'a page with a script beside the text',
    part(
      'customXml/item1.xml',
      '<html xmlns="http://www.w3.org/1999/xhtml"><script/></html>',
      'application/xml',
    ),
  ],
  [
    'keys that start macros',
    docxWithText('<k:keymaps xmlns:k="http://schemas.microsoft.com/office/word/2006/wordml"/>'),
  ],
  [
    'XML for another program',
    part('customXml/item1.xml', '<?mso-application progid="Excel.Sheet"?><x/>', 'application/xml'),
  ],
  ...['2003/wordml', '2010/wordml'].map((space): Hostile => [
    `a field of the Word of ${space}`,
    docxWithText(
      `<o:instrText xmlns:o="http://schemas.microsoft.com/office/word/${space}">DDEAUTO x</o:instrText>`,
    ),
  ]),
  ...[
    '/C:/Windows/System32/calc.exe',
    '%5c%5cevil.example%5cshare',
    'mailto:a@example.com?attach=C:\\a',
    'vnd.sun.star.script:1/a',
    'microsoft.windows.camera:80/',
    'email:a@example.com?attach=C:\\a',
  ].map((target): Hostile => [
    `a link to ${target}`,
    zip([...docxParts(), relationsPart(relation('hyperlink', target))]),
  ]),
];

const PROGRAM = Buffer.concat([Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1'), Buffer.alloc(500, 'A')]);
/** A program whose beginning is its own. */
const bare = (): Buffer => {
  const bytes = Buffer.alloc(200);
  bytes.write('MZ', 'latin1');
  bytes.writeUInt32LE(128, 60);
  bytes.write('PE', 128, 'latin1');
  return bytes;
};
const font = Buffer.concat([Buffer.alloc(44), Buffer.from('cmap'), Buffer.alloc(12), Buffer.from('glyf')]);

const CARGO: [string, Buffer][] = [
  ['a program', PROGRAM],
  ['a program with a beginning of its own', bare()],
  ['an archive', zip([{ name: 'a.exe', content: PROGRAM }])],
  ['an archive of another kind', Buffer.from('Rar!\u001a\u0007\u0001\0', 'latin1')],
  ['an old document with macros', doc(['WordDocument', '1Table', 'Macros'])],
  ['a PDF', pdf()],
];

/** What lies in parts that are no XML. */
export const hostileCarriers: Hostile[] = [
  ...CARGO.flatMap(([what, bytes]): Hostile[] => [
    [
      `${what} as the settings of a printer`,
      part('word/printerSettings1.bin', bytes, `${WORD}printerSettings`),
    ],
    [
      `${what} behind the settings of a printer`,
      part(
        'word/printerSettings1.bin',
        Buffer.concat([Buffer.alloc(220), bytes]),
        `${WORD}printerSettings`,
        true,
      ),
    ],
    [
      `${what} behind a picture`,
      part('word/media/a.png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), bytes]), 'image/png'),
    ],
    [
      `${what} behind a font`,
      part('word/fonts/a.odttf', Buffer.concat([font, bytes]), `${OFFICE}obfuscatedFont`),
    ],
  ]),
  ...['MZ', '\u007fELF', '#!/bin/sh'].map((start): Hostile => [
    `the settings of a printer that begin with ${JSON.stringify(start)}`,
    part('word/printerSettings1.bin', start, `${WORD}printerSettings`),
  ]),
  [
    'a program with the mark of a film',
    part('word/media/a.jpg', Buffer.from('MZ\u0090\0ftyp', 'latin1'), 'image/jpeg'),
  ],
];
