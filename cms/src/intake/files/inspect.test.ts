/** Only genuine files are kept: what a file is, not what it says it is. */
import { doc, docx, docxParts, pdf, zip } from '../../../tests/support/documents';
import { diskFolder } from '../../../tests/support/onDisk';
import { refuseFile } from './inspect';

const disk = diskFolder();
const refuse = (name: string, bytes: Buffer) => refuseFile(name, disk.write(bytes));

const ARCHIVE = zip([{ name: 'run.js', content: 'alert(1)' }]);

describe('a genuine file is taken', () => {
  it.each<[string, string, Buffer]>([
    ['a PDF', 'cv.pdf', pdf()],
    ['a PDF in capitals', 'CV.PDF', pdf()],
    ['a Word document', 'cv.docx', docx()],
    ['an old Word document', 'cv.doc', doc()],
  ])('%s', async (_name, file, bytes) => {
    expect(await refuse(file, bytes)).toBeUndefined();
  });

  it('also while many are looked into at once', async () => {
    const files = Array.from({ length: 20 }, () => refuse('cv.pdf', pdf()));
    expect(new Set(await Promise.all(files))).toEqual(new Set([undefined]));
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
    ['a docx named pdf', 'cv.pdf', docx()],
    ['a doc named pdf', 'cv.pdf', doc()],
    ['a doc named docx', 'cv.docx', doc()],
    ['a plain archive named docx', 'cv.docx', ARCHIVE],
    [
      'a spreadsheet named docx',
      'cv.docx',
      docx([], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    ],
    ['a first line of a PDF only', 'cv.pdf', Buffer.from('%PDF-1.7\n')],
    ['base64 instead of a file', 'cv.pdf', Buffer.from(pdf().toString('base64'))],
  ])('%s', async (_name, file, bytes) => {
    expect(await refuse(file, bytes)).toEqual(expect.any(String));
  });
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
    [
      'a docx with a PDF as its first part',
      'cv.docx',
      zip([{ name: 'a.xml', content: pdf(), stored: true }, ...docxParts()]),
    ],
    ['a doc with an archive behind it', 'cv.doc', Buffer.concat([doc(), ARCHIVE])],
  ])('%s', async (_name, file, bytes) => {
    expect(await refuse(file, bytes)).toEqual(expect.any(String));
  });
});

it('a file of another ending is none that we take', async () => {
  expect(await refuse('cv.txt', pdf())).toBe('it has another ending');
});

it('a file that is not there is an error of ours', async () => {
  await expect(refuseFile('cv.pdf', `${disk.folder}/none`)).rejects.toThrow('The file could not be read');
});
