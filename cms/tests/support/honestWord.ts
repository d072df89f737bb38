/** Word documents with what Word and its companions write beside text: endings of nothing, marked words, drawings, links of all kinds. */
import { docxParts, docxWithText, relation, relationsPart, typesPart, zip } from './documents';
import { field } from './hostile/fields';

type Honest = [what: string, file: string, bytes: Buffer];

const WORD_SPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const withTypes = (more: string, parts: { name: string; content: Buffer | string }[] = []): Buffer =>
  zip([typesPart(undefined, more), ...docxParts().slice(1), ...parts]);

const drawing = (content: string, attributes = ''): Buffer =>
  withTypes('<Default Extension="svg" ContentType="image/svg+xml"/>', [
    {
      name: 'word/media/a.svg',
      content: `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`,
    },
  ]);

const INKSCAPE = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';

export const honestWord: Honest[] = [
  ...[
    'bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject',
    'xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'emz" ContentType="image/x-emz',
    'txt" ContentType="text/plain',
  ].map((ending): Honest => [
    `a Word document that knows an ending which no part has: ${ending.slice(0, 4)}`,
    'cv.docx',
    withTypes(`<Default Extension="${ending}"/>`),
  ]),
  ...[
    'callto:+84912345678',
    'skype:an.nguyen?chat',
    'sms:+84912345678',
    'whatsapp://send?phone=84912345678',
    'Email: an@example.com',
  ].map((target): Honest => [
    `a Word document with a link to ${target}`,
    'cv.docx',
    zip([...docxParts(), relationsPart(relation('hyperlink', target))]),
  ]),
  [
    'a Word document with a place in the target of a link',
    'cv.docx',
    docxWithText('<w:hyperlink w:docLocation="https://example.com/a"/>'),
  ],
  [
    'a Word document with words that Word 2003 marked',
    'cv.docx',
    zip([
      ...docxParts(),
      {
        name: 'word/settings.xml',
        content: `<w:settings xmlns:w="${WORD_SPACE}"><w:smartTagType w:namespaceuri="urn:schemas-microsoft-com:office:smarttags" w:name="place" w:url="http://www.5iantlavalamp.com/"/></w:settings>`,
      },
    ]),
  ],
  [
    'a Word document with a picture from a search',
    'cv.docx',
    withTypes('<Override PartName="/word/media/image2.png&amp;ehk=aB1" ContentType="image/png"/>', [
      { name: 'word/media/image2.png&ehk=aB1', content: PNG },
    ]),
  ],
  [
    'a Word document with a drawing of Inkscape',
    'cv.docx',
    drawing('<path d="M0 0"/>', `${INKSCAPE} inkscape:export-filename="C:\\Users\\an\\logo.png"`),
  ],
  [
    'a Word document with a drawing that has a label and a comment with an address',
    'cv.docx',
    drawing(
      '<style>/* from https://example.com/a.css */ .a{fill:#000}</style><g aria-label="https://example.com"/>',
    ),
  ],
  ...[
    'BARCODE "70000"',
    'DISPLAYBARCODE "1" QR',
    'GOTOBUTTON here there',
    'MERGESEQ',
    'USERADDRESS',
    'PRIVATE',
  ].map((instruction): Honest => [
    `a Word document with the field ${instruction}`,
    'cv.docx',
    docxWithText(field(instruction)),
  ]),
];
