/** Old Word documents whose structures beside the text lead elsewhere, or say something else than the text. */
import { doc } from '../documents';
import {
  OWN,
  SECOND,
  THIRD,
  asText,
  drawingWithLink,
  linkObject,
  picture,
  pictureAt,
  propertyTable,
  record,
  toAddress,
  toFile,
} from '../wordDrawings';
import { fieldList } from '../wordStreams';
import type { Hostile } from './pdfs';

const PLAIN = ['WordDocument', '1Table'];
/** A document with this in its data, and properties behind the structures of its table. */
export const withData = (Data: Buffer, behind?: Buffer): Buffer =>
  doc([...PLAIN, 'Data'], { contents: { Data }, behind });
const LINKED = 0x0e;
const linked = (property: number, flags: number): Buffer => withData(propertyTable([[property, flags]]));

/** Fields that are something else in the list beside the text than they are in the text. */
const elsewhereFields: Hostile[] = [
  ...[36, 45, 46, 47, 55, 56, 58, 67, 68, 78, 87, 91, 200].map((kind): Hostile => [
    `a field that is a page number by its text, and of the kind ${kind} by the list of fields`,
    doc(PLAIN, { text: 'a\u0013 PAGE "http://evil.example/a.png" \\d \u0014x\u0015b', kind }),
  ]),
  [
    'a link by the list of fields, which is a page number by its text',
    doc(PLAIN, { text: 'a\u0013 PAGE "file:///c:/a.exe" \u0014x\u0015b', kind: 88 }),
  ],
  [
    'a button by the list of fields, which is a page number by its text',
    doc(PLAIN, { text: 'a\u0013 PAGE Macro \u0014x\u0015b', kind: 51 }),
  ],
  [
    'a field that only the list of fields has',
    doc(PLAIN, {
      text: 'a INCLUDEPICTURE "http://evil.example/a.png"  x b',
      marks: [
        [1, 0x13, 33],
        [43, 0x14, 0xff],
        [45, 0x15, 0],
      ],
    }),
  ],
  ['a field that only the text has', doc(PLAIN, { text: 'a\u0013 PAGE \u0014x\u0015b', marks: [] })],
  [
    'an instruction that goes on beyond its mark, by the list of fields',
    doc(PLAIN, {
      text: 'a\u0013 HYPERLINK "https://example.com" \u0014"file:///c:/a.exe"\u0015b',
      marks: [
        [1, 0x13, 88],
        [53, 0x15, 0],
      ],
    }),
  ],
  [
    'a mark at another place in the list of fields',
    doc(PLAIN, {
      text: 'a\u0013 PAGE \u0014x\u0015b',
      marks: [
        [2, 0x13, 33],
        [8, 0x14, 0xff],
        [10, 0x15, 0],
      ],
    }),
  ],
  ['a field that ends twice', doc(PLAIN, { text: 'a\u0013 PAGE \u0014x\u0015\u0015b' })],
  ['a field with two results', doc(PLAIN, { text: 'a\u0013 PAGE \u0014x\u0014x\u0015b' })],
  ['a result without a field', doc(PLAIN, { text: 'a\u0014x\u0015b' })],
  [
    'a field that begins in the text and ends in a footnote',
    doc(PLAIN, { text: 'a\u0013 PAGE \u0014x\u0015b', letters: [5, 7] }),
  ],
  [
    'a field in a footnote, which its list has as another one',
    doc(PLAIN, {
      text: 'abcde\u0013 PAGE \u0014x\u0015b',
      marks: [],
      letters: [5, 11],
      structures: {
        18: fieldList(
          [
            [0, 0x13, 67],
            [7, 0x14, 0xff],
            [9, 0x15, 0],
          ],
          11,
        ),
      },
    }),
  ],
  ['a field behind all parts', doc(PLAIN, { text: 'ab\u0013 DDE x\u0015', marks: [], letters: [2] })],
  ['fewer letters than its parts have', doc(PLAIN, { letters: [5, 0, 1] })],
  ['letters of a part that Word has not', doc(PLAIN, { letters: [2, 0, 0, 3] })],
  [
    'a list of fields of half a field',
    doc(PLAIN, { text: 'a\u0013 PAGE \u0015', structures: { 16: Buffer.alloc(15) } }),
  ],
  ...[0x80000000, 1].map((bits): Hostile => [
    `a text whose place has the bits 0x${bits.toString(16)}`,
    doc(PLAIN, { text: 'a\u0013 PAGE \u0014x\u0015b', bits }),
  ]),
];

/** Pictures that lie elsewhere, by their headers and by tables that readers take although others might not. */
const elsewherePictures: Hostile[] = [
  ...[94, 98, 99, 0x66].flatMap((kind): Hostile[] => [
    [
      `a picture of the kind ${kind}, which is a file`,
      withData(picture(kind, Buffer.from('\u0020http://evil.example/a.png')), pictureAt(0)),
    ],
    [
      `a picture of the kind ${kind} in the main stream, as there is no other`,
      doc(PLAIN, { text: `${picture(kind, Buffer.alloc(9)).toString('latin1')}`, behind: pictureAt(0x600) }),
    ],
  ]),
  ...[0x1e, 0x8000000e, 0x08, 0x04, 0xffffffff].map((flags): Hostile => [
    `a linked picture with the flags 0x${flags.toString(16)}`,
    linked(0x0106, flags),
  ]),
  ...[0x4106, 0x8106, 0xc106].map((property): Hostile => [
    `a linked picture by the property 0x${property.toString(16)}`,
    linked(property, LINKED),
  ]),
  ...[OWN, SECOND, THIRD].map((type): Hostile => [
    `a linked picture in a table of the type 0x${type.toString(16)}`,
    withData(propertyTable([[0x0106, LINKED]], { type })),
  ]),
  [
    'a linked picture in a table of another version',
    withData(propertyTable([[0x0106, LINKED]], { version: 0 })),
  ],
  [
    'a linked picture among the drawings of the document, in a table without an end',
    doc(PLAIN, { behind: propertyTable([[0x0106, LINKED]], { length: 0xffffffff }) }),
  ],
  [
    'a linked picture among the drawings of the document, in a table without a length',
    doc(PLAIN, { behind: propertyTable([[0x0106, LINKED]], { length: 0 }) }),
  ],
  ...[0xffffffff, 0, 5].map((length): Hostile => [
    `a linked picture of letters, in a table with the length ${length}`,
    withData(picture(100, record(0xf004, propertyTable([[0x0106, LINKED]], { length }))), pictureAt(0)),
  ]),
  [
    'a picture in a record that is longer than the one around it',
    withData(picture(100, record(0xf004, record(0xf00a, Buffer.alloc(8), 99))), pictureAt(0)),
  ],
  [
    'a linked picture behind a property that is none',
    withData(
      picture(
        100,
        record(
          0xf004,
          propertyTable([
            [0x3f00, 5],
            [0x0106, LINKED],
          ]),
        ),
      ),
      pictureAt(0),
    ),
  ],
  [
    'a picture in records that end in half a record',
    withData(picture(100, record(0xf004, Buffer.concat([record(0xf00a), Buffer.alloc(7)]))), pictureAt(0)),
  ],
  [
    'a linked picture behind another property',
    withData(
      propertyTable([
        [0x04, 5],
        [0x0106, LINKED],
      ]),
    ),
  ],
];

/** Where drawings and the fields of links lead. */
const elsewhereLinks: Hostile[] = [
  ...[
    toAddress('\\\\host\\share\\a.exe'),
    toAddress('file:///c:/a.exe'),
    toAddress('javascript:alert(1)'),
    toAddress('https://example.com\0\\\\host'),
    toFile('C:\\a.exe'),
    toFile('a', '\\\\host\\share\\a.exe'),
    toFile('www.example.com', 'C:\\a.exe'),
    toFile('a.exe', 'a.exe', 2),
    Buffer.concat([Buffer.from('0903000000000000c000000000000046', 'hex'), Buffer.alloc(40)]),
  ].flatMap((target, index): Hostile[] => [
    [
      `a drawing that leads to a file or a share, ${index}`,
      doc(PLAIN, { behind: drawingWithLink(linkObject(3, target)) }),
    ],
    [
      `a field whose data lead to a file or a share, ${index}`,
      withData(picture(0, Buffer.concat([Buffer.from([0]), linkObject(3, target)]))),
    ],
  ]),
  [
    'a drawing that leads to a share, as text',
    doc(PLAIN, { behind: drawingWithLink(linkObject(0x103, asText('\\\\host\\share'))) }),
  ],
  [
    'a drawing that leads to a place that is a file',
    doc(PLAIN, { behind: drawingWithLink(linkObject(8, asText('file:///c:/a.exe'))) }),
  ],
  [
    'a drawing with a link that ends too early',
    doc(PLAIN, { behind: drawingWithLink(linkObject(0x13, Buffer.from([255, 255, 255, 255]))) }),
  ],
  [
    'a drawing with a link of unknown flags',
    doc(PLAIN, { behind: drawingWithLink(linkObject(0x403, toAddress('https://example.com'))) }),
  ],
  [
    'a drawing with a link of no known class',
    doc(PLAIN, { behind: drawingWithLink(linkObject(3, toAddress('https://example.com')).fill(0, 0, 1)) }),
  ],
];

export const hostileDocsElsewhere: Hostile[] = [...elsewhereFields, ...elsewherePictures, ...elsewhereLinks];
