/** Honest old Word documents, made from nothing, with what the usual programs write into them. */
import { doc } from './documents';
import {
  asText,
  drawingWithLink,
  linkObject,
  picture,
  pictureAt,
  propertyTable,
  record,
  toAddress,
  toFile,
} from './wordDrawings';
import { fieldList, marksIn } from './wordStreams';

const PLAIN = ['WordDocument', '1Table'];
const drawing = (link: Buffer): Buffer => doc(PLAIN, { behind: drawingWithLink(link) });
const IF = '\u0013 IF \u0013 PAGE \u00141\u0015 = 1 "a" \u0014a\u0015';
const DATE = '\u0013 DATE \u0015';
const [LINK, WITH_WORDS] = [0x03, 0x17];

export const honestDocs: [what: string, file: string, bytes: Buffer][] = (
  [
    ['with a text that ends in \u0111', doc(PLAIN, { text: '1.000.000 \u0111\r', isWide: true })],
    ['with a text that ends in \u0106', doc(PLAIN, { text: 'Ivan \u0106\r', isWide: true })],
    [
      'with a sign of a font before \u0111',
      doc(PLAIN, { text: '0\uf121 a \u0111\r0\uf00b\u0006\0\u0111\r', isWide: true }),
    ],
    [
      'with fields of kinds that the list of fields says',
      doc(PLAIN, { text: 'a\u0013 PAGE \u00141\u0015b', kind: 33 }),
    ],
    [
      'with a link of the kind that the list of fields says',
      doc(PLAIN, { text: '\u0013HYPERLINK "https://example.com" \u0001\u0014x\u0015b', kind: 88 }),
    ],
    [
      'with fields in one another, and in a footnote',
      doc(PLAIN, {
        text: IF + DATE,
        letters: [IF.length, DATE.length],
        marks: marksIn(IF, 7),
        structures: { 18: fieldList(marksIn(DATE, 31), DATE.length) },
      }),
    ],
    ['with a drawing that leads to a page', drawing(linkObject(LINK, toAddress('https://example.com')))],
    [
      'with a drawing that leads to a page, and says so',
      drawing(linkObject(WITH_WORDS, asText('My page'), toAddress('mailto:a@example.com'))),
    ],
    ['with a drawing that leads to a place in it', drawing(linkObject(0x08, asText('_Toc1')))],
    [
      'with a drawing that leads to a page, as text',
      drawing(linkObject(0x103, asText('https://example.com'))),
    ],
    [
      'with a drawing that leads to an address without a scheme',
      drawing(linkObject(0x01, toFile('www.example.com', 'www.example.com'))),
    ],
    [
      'with a picture that lies in it',
      doc([...PLAIN, 'Data'], {
        contents: {
          Data: picture(
            100,
            record(
              0xf004,
              Buffer.concat([
                record(0xf00a, Buffer.alloc(8)),
                propertyTable([
                  [0x4104, 1],
                  [0x0106, 0],
                  [0x0111, 2],
                ]),
                record(0xf010, Buffer.alloc(4)),
              ]),
            ),
          ),
        },
        behind: pictureAt(0),
      }),
    ],
    [
      'with a title and an author beside the name of its template',
      doc(PLAIN, { associated: ['', 'Normal.dotm', 'My CV', '', '', '', 'A', 'B', '', '', '', ''] }),
    ],
    [
      'with a packed picture whose bytes look like a table of linked pictures behind what is none',
      doc([...PLAIN, 'Data'], {
        contents: {
          Data: propertyTable([
            [0x3f00, 5],
            [0x0106, 0x0e],
          ]),
        },
      }),
    ],
    [
      'with styles of lists',
      doc(PLAIN, { structures: { 99: Buffer.from('0c0000000600000000000000', 'hex') } }),
    ],
  ] as [string, Buffer][]
).map(([what, bytes]) => [`an old Word document ${what}`, 'cv.doc', bytes]);
