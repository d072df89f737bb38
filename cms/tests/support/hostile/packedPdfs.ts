/** PDFs whose packed objects only another reader finds, each with what hides them. */
import { deflateSync } from 'node:zlib';

import { pdf, streamOf } from '../documents';
import type { Hostile } from './pdfs';

const SCRIPT = '<< /S /JavaScript /JS (x) >>';
const INSIDE = `10 0 ${SCRIPT}`;
/** The same behind no number of bytes that are left out. */
const FROM_START = `10 5 ${SCRIPT}`;
const FIRST = 5;

const packed = (text: string): Buffer => deflateSync(Buffer.from(text, 'latin1'));
const withObjects = (...objects: (Buffer | string)[]): Buffer =>
  pdf('/OpenAction 10 0 R', undefined, objects);

/** Hexadecimal numbers that are a list with harmless objects as well, for who does not know that they are some. */
const hexAndPlain = (): string => {
  const hex = Buffer.from(`10 0  ${SCRIPT}`).toString('hex');
  return `${`${hex.slice(0, 10)} ${hex.slice(10, 12)} `.padEnd(25)}<${hex.slice(12)}>`;
};

const stream = (dictionary: string, content: Buffer | string = hexAndPlain()): Buffer =>
  streamOf(`/Type /ObjStm /N 1 /First ${FIRST} ${dictionary}`, content);
/** Objects packed in a way that the stream behind them says. */
const saying = (filter: string): Buffer => streamOf(`/Type /ObjStm /N 1 /First ${FIRST}`, `20 0 ${filter}`);

/** Looks like a profile of colours where one has its mark. */
const profile = (start: string): Buffer => {
  const bytes = Buffer.alloc(200, ' ');
  bytes.write(start, 'latin1');
  bytes.write('acsp', 36, 'latin1');
  return bytes;
};
const behindMark = Buffer.concat([profile('10 45'), Buffer.from(SCRIPT)]);
const unsaid = (keys: string): Hostile[] => [
  [`a script in a stream that says only ${keys}`, withObjects(streamOf(keys, FROM_START))],
  [
    `a script in a packed stream that says only ${keys}`,
    withObjects(streamOf(`${keys} /Filter /FlateDecode`, packed(FROM_START))),
  ],
];

export const hostilePackedPdfs: Hostile[] = [
  [
    'a script behind a packing that a later stream names',
    withObjects(stream('/Filter 20 0 R'), saying('/AHx')),
  ],
  [
    'a script behind packings that a later stream lists',
    withObjects(stream('/Filter 20 0 R'), saying('[/AHx]')),
  ],
  [
    'a script behind a list with a packing of a later stream',
    withObjects(stream('/Filter [20 0 R]'), saying('/AHx')),
  ],
  ['a script behind a packing that is nowhere', withObjects(stream('/Filter 99 0 R'))],
  ['a script behind a packing of another generation', withObjects(stream('/Filter 5 7 R'), '/AHx')],
  ['a script behind a packing that leads on', withObjects(stream('/Filter 5 0 R'), '6 0 R', '/AHx')],
  ['a script behind a packing that runs in a circle', withObjects(stream('/Filter 5 0 R'), '6 0 R', '5 0 R')],
  ['a script behind parameters that are nowhere', withObjects(stream('/Filter /AHx /DecodeParms 99 0 R'))],
  [
    'a script behind parameters of a later stream',
    withObjects(stream('/Filter /FlateDecode /DecodeParms 20 0 R', packed(INSIDE)), saying('null')),
  ],
  [
    'packed objects whose type another object says',
    withObjects(streamOf('/Type 5 0 R', FROM_START), '/ObjStm'),
  ],
  ['packed objects whose type is nowhere', withObjects(streamOf('/Type 99 0 R', FROM_START))],
  [
    'packed objects whose beginning another object says',
    withObjects(streamOf('/N 1 /First 5 0 R', INSIDE), '5'),
  ],
  [
    'packed objects with an earlier number',
    withObjects(streamOf('/Type /ObjStm /N 5 0 R /First 5', INSIDE), '1'),
  ],
  ...[
    '/N 1',
    '/First 0',
    '/#4e 1',
    '/Fir#73t 0',
    '/N 1 /Subtype /Image',
    '/Type /ObjStm',
    '/N 20 0 R',
  ].flatMap(unsaid),
  ['packed objects with the mark of a profile', withObjects(streamOf('/N 1', behindMark))],
  [
    'packed objects with the mark and the length of a profile',
    withObjects(streamOf('/N 1', profile('\u0000\u0000\u00001 45'))),
  ],
  [
    'packed objects with the mark of a profile behind a comment',
    withObjects(streamOf('/N 1', profile('%\n10 45'))),
  ],
  [
    'a profile in a packing of its own',
    withObjects(streamOf('/N 3 /Filter /LZWDecode', profile('\u0000\u0000\u0000x'))),
  ],
  [
    'packed objects that go on behind the end that they have here',
    withObjects(
      streamOf('/Type /ObjStm /N 1 /First 5', '10 0 /GoTo')
        .toString('latin1')
        .replace(/Length \d+/, 'Length 99'),
    ),
  ],
  [
    'packed objects whose length a later stream says',
    withObjects(
      streamOf('/Type /ObjStm /N 1 /First 5', '10 0 /GoTo')
        .toString('latin1')
        .replace(/Length \d+/, 'Length 20 0 R'),
      saying('99'),
    ),
  ],
  [
    'packed objects with something in front',
    withObjects(streamOf('/Type /ObjStm /N 1 /First 14', '10 0 /S /Foo << >>')),
  ],
  [
    'packed objects that begin within their list',
    withObjects(streamOf('/Type /ObjStm /N 1 /First 3', '10 2 /GoTo')),
  ],
  [
    'a stream in packed objects',
    withObjects(streamOf('/Type /ObjStm /N 1 /First 5', '10 0 << /Length 1 >> stream\nx\nendstream')),
  ],
  ['a picture whose packing is nowhere', withObjects(streamOf('/Subtype /Image /Filter 99 0 R', 'x'))],
  [
    'a script in packed objects that continue others',
    withObjects(streamOf('/Type /ObjStm /N 1 /First 5 /Extends 5 0 R', INSIDE), stream('', '11 0 null')),
  ],
  [
    'a script that only the table of a hybrid file names',
    pdf('/OpenAction 10 0 R /XRefStm 400', undefined, [streamOf('/N 1 /First 5', INSIDE)]),
  ],
];
