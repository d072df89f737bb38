/** Fields of every kind that is refused, in both kinds of Word documents, and ways to hide them in XML. */
import { WORD_SPACE, docx, docxParts, docxWithText, typesPart, zip } from '../documents';
import { linkObject, toAddress } from '../wordDrawings';
import type { Hostile } from './pdfs';

/** Instructions of links that lead, by whatever argument or switch, to something else than a page. */
export const hostileLinks = [
  'HYPERLINK file:///c:/a.exe "https://example.com"',
  'HYPERLINK "https://example.com" file:///c:/a.exe',
  'HYPERLINK "https://example.com" "file:///c:/a.exe"',
  'HYPERLINK https://example.com \\\\host\\share',
  'HYPERLINK \\\\host\\share "https://example.com"',
  'HYPERLINK \\\\\\\\host\\\\share\\\\a.exe',
  'HYPERLINK "\\\\host\\share"',
  'HYPERLINK //host/share',
  'HYPERLINK \\l "file:///c:/a.exe"',
  'HYPERLINK \\l file:///c:/a.exe',
  'HYPERLINK "https://example.com" \\l "\\\\host\\share"',
  'HYPERLINK "https://example.com" \\t "javascript:alert(1)"',
  'HYPERLINK "https://example.com" \\o "file:///c:/a.exe"',
  'HYPERLINK \\o "tip" "file:///c:/a.exe"',
  'HYPERLINK \\o "\u201c file:///c:/a.exe \u201c tip" "https://example.com"',
  'HYPERLINK "https://example.com" \\s "file:///c:/a.exe"',
  'HYPERLINK "https://example.com" \\x "a"',
  'HYPERLINK \u201cfile:///c:/a.exe\u201d',
  'HYPERLINK \u201e https://example.com\u201c \u201cfile:///c:/a.exe\u201d',
  'HYPERLINK \u00abfile:///c:/a.exe\u00bb',
  'HYPERLINK \uff02file:///c:/a.exe\uff02 "https://example.com"',
  "HYPERLINK 'file:///c:/a.exe'",

  'HYPERLINK\tfile:///c:/a.exe\t"https://example.com"',
  'HYPERLINK\u00a0file:///c:/a.exe\u00a0"https://example.com"',
  'HYPERLINK"file:///c:/a.exe"',
  'hyperlink FILE:///c:/a.exe "https://example.com"',
  'HyperLink "F\u00adile:///c:/a.exe"',
  'HYPERLINK "https://example.com" c:\\a.exe',
  'HYPERLINK "https://example.com\\" "file:///c:/a.exe"',
  'HYPERLINK "https://example.com?\\" \\o " file:///c:/a.exe "',
  `HYPERLINK "https://example.com/${'a'.repeat(10_000)}"`,
];

/** Other fields, whose names are written in odd ways. */
export const hostileInstructions = [
  '\u00a0DDEAUTO\u00a0cmd',
  '\tINCLUDEPICTURE\t"https://evil.example/a.png"',
  '\u201cINCLUDEPICTURE\u201d https://evil.example/a.png',
  '"INCLUDEPICTURE" https://evil.example/a.png',
  'IncludePicture \u201chttps://evil.example/a.png\u201d',
  'INCLUDEPICTURE\\d "https://evil.example/a.png"',
  "'INCLUDEPICTURE' x",
  '\ufeffDDEAUTO cmd',
];

export const run = (content: string): string => `<w:r>${content}</w:r>`;
export const mark = (kind: string): string => run(`<w:fldChar w:fldCharType="${kind}"/>`);
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
export const instruction = (text: string): string =>
  run(`<w:instrText xml:space="preserve">${escaped(text)}</w:instrText>`);
export const field = (text: string): string =>
  mark('begin') + instruction(` ${text} `) + mark('separate') + run('<w:t>x</w:t>') + mark('end');

const MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
export const choice = (first: string, second = ''): string =>
  `<mc:AlternateContent ${MC}><mc:Choice Requires="wps">${first}</mc:Choice><mc:Fallback>${second}</mc:Fallback></mc:AlternateContent>`;
const RUNS = 'DDEAUTO c:\\\\cmd.exe';
const box = (content: string): string =>
  run(`<w:pict><w:txbxContent><w:p>${content}</w:p></w:txbxContent></w:pict>`);

/** A document with one more part of Word's, which says this. */
const withPart = (root: string, content: string): Buffer =>
  zip([
    typesPart(
      undefined,
      `<Override PartName="/word/a.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${root === 'hdr' ? 'header' : root === 'ftr' ? 'footer' : root === 'glossaryDocument' ? 'document.glossary' : root}+xml"/>`,
    ),
    ...docxParts().slice(1),
    { name: 'word/a.xml', content: `<w:${root} xmlns:w="${WORD_SPACE}">${content}</w:${root}>` },
  ]);

const PACKAGE = '&lt;pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"&gt;';

const inText: [what: string, paragraph: string][] = [
  ['in one of two ways to read it', choice(field('PAGE'), field(RUNS))],
  ['in the other way to read it', choice(field(RUNS))],
  [
    'whose name has a piece that only one way to read it has',
    mark('begin') + choice(instruction('PAGE ')) + instruction(RUNS) + mark('end'),
  ],
  [
    'that begins in one of two ways to read it',
    choice(mark('begin') + instruction('PAGE ')) + instruction(RUNS) + mark('separate') + mark('end'),
  ],
  [
    'that begins in one of two ways to read it, and says nothing there',
    choice(mark('begin')) + run(`<w:t>${RUNS}</w:t>`) + choice(mark('end')),
  ],
  ['that begins nowhere', instruction(RUNS)],
  [
    'whose end only one way to read it has',
    mark('begin') + instruction('PAGE ') + choice(mark('separate')) + instruction(RUNS) + mark('end'),
  ],
  [
    'that ends in one of two ways to read it',
    `${mark('begin')}${instruction('IF 1 ')}${mark('separate')}${choice(mark('end'))}${mark('end')}`,
  ],
  [
    'whose name has a piece that Word passes over',
    `${mark('begin')}<x:a xmlns:x="urn:x">${instruction('PAGE ')}</x:a>${instruction(RUNS)}${mark('separate')}${mark('end')}`,
  ],
  ['in an element that nobody knows', `<x:a xmlns:x="urn:x">${field('PAGE')}</x:a>`],
  ['outside of a run', '<w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText>'],
  [
    'whose instruction stands in an element within it',
    `${mark('begin')}<w:r><w:instrText>PAGE<x:a xmlns:x="urn:x"/> ${RUNS}</w:instrText></w:r>${mark('end')}`,
  ],
  [
    'whose instruction stands behind an element within it',
    `${mark('begin')}<w:r><w:instrText><x:a xmlns:x="urn:x"/>${RUNS}</w:instrText></w:r>${mark('end')}`,
  ],
  ['with a mark of another kind', `${mark(' begin ')}${instruction(RUNS)}${mark('end')}`],
  [
    'with a mark of two kinds',
    `<w:r><w:fldChar xmlns:x="urn:x" x:fldCharType="end" w:fldCharType="begin"/></w:r>${instruction(RUNS)}`,
  ],
  [
    'whose name has a piece that was deleted',
    `${mark('begin')}<w:del><w:r><w:delInstrText xml:space="preserve">PAGE </w:delInstrText></w:r></w:del>${instruction(RUNS)}${mark('separate')}${mark('end')}`,
  ],
  [
    'whose name has a piece that was inserted',
    `${mark('begin')}<w:ins>${instruction('PAGE ')}</w:ins>${instruction(RUNS)}${mark('separate')}${mark('end')}`,
  ],
  [
    'that was deleted',
    `<w:del>${mark('begin')}<w:r><w:delInstrText>${RUNS}</w:delInstrText></w:r>${mark('end')}</w:del>`,
  ],
  [
    'whose mark was deleted',
    `${mark('begin')}${instruction('PAGE')}<w:del>${mark('separate')}</w:del>${run(`<w:t>${RUNS}</w:t>`)}${mark('end')}`,
  ],
  [
    'whose name is cut by a tab',
    `${mark('begin')}${instruction('PRINT')}${run('<w:tab/>')}${instruction('DATE x')}${mark('end')}`,
  ],
  [
    'whose name is cut by a paragraph',
    `${mark('begin')}${instruction('PRINT')}</w:p><w:p>${instruction('DATE x')}${mark('end')}`,
  ],
  [
    'whose name is cut by a picture',
    `${mark('begin')}${instruction('PRINT')}${run('<w:drawing/>')}${instruction('DATE x')}${mark('end')}`,
  ],
  ['in a text box', box(field(RUNS))],
  ['in a text box that does not end it', box(mark('begin') + instruction(RUNS))],
  ['in a control', `<w:sdt><w:sdtContent>${field(RUNS)}</w:sdtContent></w:sdt>`],
  ['in the result of a simple one', `<w:fldSimple w:instr="PAGE">${field(RUNS)}</w:fldSimple>`],
  [
    'whose address another one says',
    `${mark('begin')}${instruction('HYPERLINK ')}${field('REF a')}${mark('separate')}${mark('end')}`,
  ],
  [
    'whose address a simple one says',
    `${mark('begin')}${instruction('HYPERLINK ')}<w:fldSimple w:instr="REF a"/>${mark('separate')}${mark('end')}`,
  ],
  [
    'whose macro another one says',
    `${mark('begin')}${instruction('MACROBUTTON ')}${field('REF a')}${instruction(' NoMacro')}${mark('end')}`,
  ],
  ['in a field in a field', mark('begin') + instruction('IF ') + field(RUNS) + mark('end')],
  ['a hundred and one deep', (mark('begin') + instruction('= ')).repeat(101)],
  [
    'in small pieces with bookmarks between them',
    `${mark('begin')}${instruction('DD')}<w:bookmarkStart/>${instruction('E')}<w:proofErr/>${instruction(' a b')}${mark('end')}`,
  ],
  ['in a simple one with two instructions', `<w:fldSimple xmlns:x="x" x:instr="PAGE" w:instr="${RUNS}"/>`],
];

/** A link with data beside its instruction. */
export const withData = (data: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:fldData xml:space="preserve">${data}</w:fldData></w:fldChar></w:r>${instruction('HYPERLINK "https://example.com"')}${mark('separate')}${mark('end')}`;
export const linkData = (address: string): string => linkObject(3, toAddress(address)).toString('base64');

export const hostileFields: Hostile[] = [
  ...['\\\\host\\share\\a.exe', 'file:///c:/a.exe'].flatMap((address): Hostile[] => [
    [`a field whose data lead to ${address}`, docxWithText(withData(linkData(address)))],
    [
      `a field whose data lead, in two pieces, to ${address}`,
      docxWithText(withData(linkData(address).replace(/^.{9}/, '$&&#10;<!---->'))),
    ],
  ]),
  ['a field whose data are none', docxWithText(withData('a.b'))],
  ...[...hostileLinks, ...hostileInstructions].map((text): Hostile => [
    JSON.stringify(text.slice(0, 70)),
    docxWithText(field(text)),
  ]),
  ...hostileLinks.map((text): Hostile => [
    `${JSON.stringify(text.slice(0, 70))}, written as an attribute`,
    docxWithText(`<w:fldSimple w:instr="${escaped(text)}"/>`),
  ]),
  ...inText.map(([what, text]): Hostile => [`a field ${what}`, docxWithText(text)]),
  ...['hdr', 'ftr', 'footnotes', 'endnotes', 'comments', 'glossaryDocument'].map((root): Hostile => [
    `a field in a part ${root}`,
    withPart(root, `<w:p>${field(RUNS)}</w:p>`),
  ]),
  [
    'a field that ends in the next note',
    withPart(
      'footnotes',
      `<w:footnote><w:p>${mark('begin')}${instruction('DDE')}</w:p></w:footnote><w:footnote><w:p>${mark('end')}</w:p></w:footnote>`,
    ),
  ],
  [
    'a document for a control, as text',
    docx([{ name: 'customXml/item1.xml', content: `<x>${PACKAGE}</x>` }]),
  ],
  [
    'a document for a control, as text in two pieces',
    docx([
      {
        name: 'customXml/item1.xml',
        content: '<x>http://schemas.microsoft.com/<![CDATA[office/2006]]>/xml<y/>Package</x>',
      },
    ]),
  ],
  [
    'a document for a control, in data that begin like a text of Word',
    docx([{ name: 'customXml/item1.xml', content: `<w:p xmlns:w="${WORD_SPACE}">${PACKAGE}</w:p>` }]),
  ],
  [
    'a document for a control, in an attribute',
    docx([{ name: 'customXml/item1.xml', content: `<x a="${PACKAGE.replace(/"/g, '&quot;')}"/>` }]),
  ],
];
