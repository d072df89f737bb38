/** PDFs that one reader takes for harmless and another not: they disagree about where names, numbers and references end. */
import { pdf, streamOf } from '../documents';
import type { Hostile } from './pdfs';

const FILE = '(file:///etc/passwd)';
const SCRIPT = '<< /S /JavaScript /JS (x) >>';
const linked = (address: string, ...objects: string[]): Buffer =>
  pdf('', undefined, objects, `/Annots [<< /Subtype /Link /A << /S /URI /URI ${address} >> >>]`);

/** What PDFium takes for a blank, and nobody else. */
const BLANKS = ['\u0080', '\u00ff'];

const blanks = (blank: string): Hostile[] => {
  const named = JSON.stringify(blank);
  return [
    [
      `a packed script whose names end at ${named}`,
      pdf('/OpenAction 1 0 R', `1 0 <</S${blank}/JavaScript${blank}/JS${blank}(x)>>`),
    ],
    [
      `packed objects whose keys end at ${named}`,
      pdf('/OpenAction 10 0 R', undefined, [
        streamOf(`/Type${blank}/ObjStm${blank}/N${blank}1/First${blank}5 /X 1`, `10 0 ${SCRIPT}`),
      ]),
    ],
    [
      `packed objects whose type alone ends at ${named}`,
      pdf('/OpenAction 10 0 R', undefined, [
        streamOf(`/Type /ObjStm${blank} /#4e${blank} 1 /First${blank} 5`, `10 0 ${SCRIPT}`),
      ]),
    ],
    [
      `an object in a stream whose numbers are cut by ${named}`,
      pdf('/OpenAction 10 0 R', undefined, [
        streamOf('/X 1', `q 10${blank}0${blank}obj\n<< /S /Foo >>\nendobj Q`),
      ]),
    ],
    [
      `an address within its key, behind ${named}`,
      pdf('', undefined, [FILE], `/A << /S /URI /URI${blank}4${blank}0${blank}R/X 1 >>`),
    ],
    [
      `a number in a name behind ${named}, which makes a key of a value`,
      pdf('', undefined, [], `/A << /S /URI /\u00e2${blank}5 /URI /file:#2f#2f#2fx 5 >>`),
    ],
    [
      `a word in a name behind ${named}, which makes a key of a value`,
      pdf('', undefined, [], `/A << /S /URI /\u00e2${blank}x /URI /file:#2f#2f#2fx 5 >>`),
    ],
    [
      `a word in a name behind ${named}, which makes keys of a string`,
      pdf('', undefined, [], `/A << /S /URI /\u00e2${blank}x (/URI /file:///x) >>`),
    ],
    [
      `a word in a name behind ${named}, which ends an array`,
      pdf('', undefined, [], `/A << /S /URI /K [/\u00e2${blank}x /URI /file:#2f#2f#2fx] >>`),
    ],
    [`a base of links whose key ends at ${named}`, pdf(`/URI << /Base${blank} (file:///c:/) >>`)],
    [
      `a profile of colours that is a list of objects behind ${named}`,
      pdf('', undefined, [streamOf('/N 1', `\u0000${blank}1 45${' '.repeat(31)}acsp${' '.repeat(160)}`)]),
    ],
  ];
};

/** References that one reader follows and another not. */
const REFERENCES = ['4.5 0 R', '+4 0 R', '4 0.0 R', '4294967300 0 R', '-4 0 R', '4 0R', '4 % 5\n0 R'];
/** Words that are two for one reader and none for another, which ends the array there and reads keys in what follows. */
const RUNNING = ['nulltrue', 'falsetrue', '1true', '1.2.3', '4 0 Rnull', '4 0R'];

export const hostileDisputedPdfs: Hostile[] = [
  ...BLANKS.flatMap(blanks),
  ...REFERENCES.map((reference): Hostile => [
    `a link to what ${JSON.stringify(reference)} leads to`,
    linked(reference, FILE),
  ]),
  ...RUNNING.map((words): Hostile => [
    `an array that ends for some readers at ${words}`,
    pdf('', undefined, ['null'], `/A << /S /URI /K [${words} /URI /file:#2f#2f#2fx] >>`),
  ]),
  ...[
    ...[
      '/JS (x)',
      '/JS 4 0 R',
      '/JS 99 0 R',
      '/JS /Fit',
      '/JavaScript << /Names [(a) 4 0 R] >>',
      '/Dest << /JS (x) >>',
    ],
    ...['/EF << /Type /Font /F 4 0 R >>', '/EF << /Type /Font /#55F 4 0 R >>', '/EF << /F 4 0 R >>'],
    ...[
      '/EmbeddedFiles << /Type /Font /Names [(a) 4 0 R] >>',
      '/XFA [(a) 4 0 R]',
      '/XFA [4 0 R /Fit 4 0 R 4 0 R]',
    ],
    ...[
      '/A << /S /GoTo /D << /S /Launch >> >>',
      '/S [/Separation /Launch]',
      '/S /Launch /Type /StructElem /P 3 0 R',
    ],
    ...['/S /Sound /Sound 4 0 R /P 3 0 R', '/S /Sound /Sound 4 0 R /Type /StructElem', '/D [/JavaScript]'],
    ...[
      '/A << /S /Sound /Sound 4 0 R /Type /StructElem /P 3 0 R >>',
      '/S [/Separation 4 0 R /JavaScript null]',
    ],
  ].map((entries): Hostile => [
    `an entry that resembles a name of somebody's own, ${entries}`,
    pdf('', undefined, [streamOf('', 'app.alert(1)'), `<< ${entries} >>`]),
  ]),
  [
    'a place that is a script in an earlier version',
    pdf('', undefined, ['(x)', '<< /JS 4 0 R >>\nendobj\n4 0 obj\n[3 0 R /Fit]']),
  ],
  [
    'a name that is a link to a chapter, as a kind',
    pdf('/D 4 0 R', undefined, ['/JavaScript', '<< /S 4 0 R >>']),
  ],
  ...['trailer <<', 'trailer<<', 'trailer %\n<<', 'trailer\u0080<<'].map((start): Hostile => [
    `a table of contents in a stream, with a catalog of its own, behind ${JSON.stringify(start)}`,
    pdf('', undefined, [
      streamOf('', `xref\n0 0\n${start} /Root << /Type /Catalog /OpenAction ${SCRIPT} >> >>`),
    ]),
  ]),
  ['a link whose address stands behind two references', linked('4 0 R', '5 0 R', FILE)],
  ['a link whose address stands behind three references', linked('4 0 R', '5 0 R', '6 0 R', FILE)],
  [
    'a page that is opened with it, behind two references',
    pdf('/OpenAction 4 0 R', undefined, ['5 0 R', '<< /S /URI /URI (https://evil.example) >>']),
  ],
  ['a packed object that only leads to another one', pdf('', '1 0 5 0 R', [FILE])],
  [
    'an object whose number is that of another one in 32 bits',
    Buffer.from(linked('4 0 R', FILE).toString('latin1').replace('4 0 obj', '4294967300 0 obj'), 'latin1'),
  ],
  [
    'an object in a stream whose number has an exponent',
    pdf('/OpenAction 10 0 R', undefined, [streamOf('/X 1', 'q 10 0e0 obj\n<< /S /Foo >>\nendobj Q')]),
  ],
  [
    'a script deeper than some readers read',
    pdf('', undefined, [`${'<< /Next '.repeat(63)}<< /X (/S /JavaScript /JS) >>${' >>'.repeat(63)}`]),
  ],
];
