/** Only genuine files are kept: what a file is, not what it says it is. */
import { refuseFile } from './inspect';
import { doc, docx, docxParts, pdf, remoteRelation, zip } from '../../../tests/support/documents';

const ARCHIVE = zip([{ name: 'run.js', content: 'alert(1)' }]);

describe('a genuine file is taken', () => {
  it.each<[string, string, Buffer]>([
    ['a PDF', 'cv.pdf', pdf()],
    ['a PDF with packed objects', 'cv.pdf', pdf('', '1 0 << /Type /Page >>')],
    ['a PDF that opens at a page', 'cv.PDF', pdf('/OpenAction [3 0 R /Fit]')],
    ['a Word document', 'cv.docx', docx()],
    ['a Word document with a picture', 'cv.docx', docx([{ name: 'word/media/image1.png', content: 'PNG' }])],
    ['a Word document with a link in its text', 'cv.docx', docx([remoteRelation('hyperlink')])],
    ['an old Word document', 'cv.doc', doc()],
    [
      'an old Word document with its usual entries',
      'cv.doc',
      doc(['WordDocument', '1Table', 'Data', '\u0001CompObj', '\u0005SummaryInformation']),
    ],
  ])('%s', async (_name, file, bytes) => {
    expect(await refuseFile(file, bytes)).toBeUndefined();
  });
});

describe('a file that is not what its name says is refused', () => {
  it.each<[string, string, Buffer]>([
    ['nothing at all, as a PDF', 'cv.pdf', Buffer.alloc(0)],
    ['nothing at all, as a docx', 'cv.docx', Buffer.alloc(0)],
    ['nothing at all, as a doc', 'cv.doc', Buffer.alloc(0)],
    ['a program', 'cv.pdf', Buffer.from('MZ\u0090\u0000'.repeat(500), 'latin1')],
    ['a web page', 'cv.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture', 'cv.docx', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a PDF named docx', 'cv.docx', pdf()],
    ['a docx named doc', 'cv.doc', docx()],
    ['a doc named pdf', 'cv.pdf', doc()],
    ['a plain archive named docx', 'cv.docx', ARCHIVE],
    [
      'a spreadsheet named docx',
      'cv.docx',
      docx([], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    ],
    ['another compound file named doc', 'cv.doc', doc(['Workbook'])],
    ['a first line of a PDF only', 'cv.pdf', Buffer.from('%PDF-1.7\n')],
    ['base64 instead of a file', 'cv.pdf', Buffer.from(pdf().toString('base64'))],
  ])('%s', async (_name, file, bytes) => {
    expect(await refuseFile(file, bytes)).toEqual(expect.any(String));
  });
});

describe('a file with macros or other active parts is refused', () => {
  it.each<[string, string, Buffer]>([
    ['a docx with a macro project', 'cv.docx', docx([{ name: 'word/vbaProject.bin', content: 'x' }])],
    [
      'a docx with a macro project under another name',
      'cv.docx',
      docx([
        { name: 'word/x.xml', content: 'x' },
        { name: 'word/VBAdata.xml', content: 'x' },
      ]),
    ],
    [
      'a docx of a type with macros',
      'cv.docx',
      docx([], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    ],
    [
      'a docx with an embedded object',
      'cv.docx',
      docx([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]),
    ],
    ['a docx with a control', 'cv.docx', docx([{ name: 'word/activeX/activeX1.xml', content: 'x' }])],
    ['a docx with a template from elsewhere', 'cv.docx', docx([remoteRelation('attachedTemplate')])],
    [
      'a docx with a template from elsewhere, written with a character reference',
      'cv.docx',
      docx([remoteRelation('attached&#84;emplate')]),
    ],
    [
      'a docx with a picture from elsewhere, which tells who reads it',
      'cv.docx',
      docx([remoteRelation('image')]),
    ],
    [
      'a docx with a document type in its XML',
      'cv.docx',
      zip([
        ...docxParts().slice(0, 2),
        { name: 'word/document.xml', content: '<!DOCTYPE x [<!ENTITY a "b">]><w:document/>' },
      ]),
    ],
    ['a doc with macros', 'cv.doc', doc(['WordDocument', 'Macros', 'VBA', '_VBA_PROJECT'])],
    ['a doc with an embedded object', 'cv.doc', doc(['WordDocument', 'ObjectPool'])],
    ['a PDF with a script', 'cv.pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert) >>')],
    [
      'a PDF with a script behind an escape',
      'cv.pdf',
      pdf('/OpenAction << /S /J#61vaScript /JS (app.alert) >>'),
    ],
    ['a PDF with a script among its packed objects', 'cv.pdf', pdf('', '1 0 << /S /JavaScript /JS (x) >>')],
    ['a PDF that starts a program', 'cv.pdf', pdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['a PDF with a file in it', 'cv.pdf', pdf('/Names << /EmbeddedFiles 5 0 R >>')],
  ])('%s', async (_name, file, bytes) => {
    expect(await refuseFile(file, bytes)).toEqual(expect.any(String));
  });
});

it.each([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'XFA',
])('a PDF with %s anywhere in it is refused', async (name) => {
  const reason = 'it has scripts or other files in it';
  expect(await refuseFile('cv.pdf', pdf(`/${name} 5 0 R`))).toBe(reason);
  expect(await refuseFile('cv.pdf', pdf(`/#${name.charCodeAt(0).toString(16)}${name.slice(1)} 5 0 R`))).toBe(
    reason,
  );
  expect(await refuseFile('cv.pdf', pdf('', `1 0 << /${name} 5 0 R >>`))).toBe(reason);
  expect(await refuseFile('cv.pdf', pdf(`/${name}Like 5 0 R`))).toBeUndefined();
});

describe('a file that is two things at once is refused', () => {
  const comment = Buffer.from(ARCHIVE);
  const tail = Buffer.from('\nstartxref\n1\n%%EOF\n');
  comment.writeUInt16LE(tail.length, comment.length - 2);
  it.each<[string, string, Buffer]>([
    ['a PDF with an archive behind it', 'cv.pdf', Buffer.concat([pdf(), ARCHIVE])],
    ['a PDF with an archive behind it that ends like a PDF', 'cv.pdf', Buffer.concat([pdf(), comment, tail])],
    ['a PDF behind something else', 'cv.pdf', Buffer.concat([Buffer.from('<script>'), pdf()])],
    ['a docx behind something else', 'cv.docx', Buffer.concat([Buffer.from('#!/bin/sh\n'), docx()])],
    ['a docx with something behind it', 'cv.docx', Buffer.concat([docx(), Buffer.from('<?php')])],
    ['a docx behind another archive', 'cv.docx', Buffer.concat([ARCHIVE, docx()])],
    ['a doc with an archive behind it', 'cv.doc', Buffer.concat([doc(), ARCHIVE])],
  ])('%s', async (_name, file, bytes) => {
    expect(await refuseFile(file, bytes)).toEqual(expect.any(String));
  });
});

describe('a protected file, into which nobody can look, is refused', () => {
  it.each<[string, string, Buffer]>([
    ['a docx with an encrypted part', 'cv.docx', docx([{ name: 'word/x.xml', content: 'x', flags: 1 }])],
    ['a docx in an encrypted package', 'cv.docx', doc(['EncryptionInfo', 'EncryptedPackage'])],
    ['an encrypted doc', 'cv.doc', doc(['WordDocument'], true)],
    ['an encrypted PDF', 'cv.pdf', pdf('/Encrypt 9 0 R')],
  ])('%s', async (_name, file, bytes) => {
    expect(await refuseFile(file, bytes)).toEqual(expect.any(String));
  });
});

describe('an archive that readers would read in different ways is refused', () => {
  it.each<[string, Buffer]>([
    [
      'the part has another name in its own header',
      docx([{ name: 'a.xml', content: 'x', localName: 'b.xml' }]),
    ],
    ['two parts have the same name', docx([{ name: 'WORD/document.xml', content: 'x' }])],
    ['a part leads out of the archive', docx([{ name: '../../etc/passwd', content: 'x' }])],
    ['a part is larger than it says', docx([{ name: 'a.xml', content: 'x'.repeat(9999), unpacked: 10 }])],
  ])('%s', async (_name, bytes) => {
    expect(await refuseFile('cv.docx', bytes)).toEqual(expect.any(String));
  });

  it('a few kilobytes do not become gigabytes', async () => {
    const bomb = docx([{ name: 'a.xml', content: Buffer.alloc(40 * 1024 * 1024) }]);
    const honest = await refuseFile('cv.docx', bomb);
    const lying = await refuseFile(
      'cv.docx',
      docx([{ name: 'a.xml', content: Buffer.alloc(40 * 1024 * 1024), unpacked: 5 }]),
    );
    expect([honest, lying]).toEqual(['the archive is too large', expect.any(String)]);
  });
});

it('a file of another ending is none that we take', async () => {
  expect(await refuseFile('cv.txt', pdf())).toBe('it has another ending');
});
