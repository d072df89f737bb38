import { docx, docxParts, remoteRelation, zip, type ZipPart } from '../../../tests/support/documents';
import { refuseFile } from './inspect';

const docxReason = (bytes: Buffer) => refuseFile('cv.docx', bytes);

describe('a Word document', () => {
  const withPart = (name: string, content: ZipPart['content'] = 'x') => docxReason(docx([{ name, content }]));

  it.each([
    ...[
      'word/vbaProject.bin',
      'xl/macrosheets/sheet1.xml',
      'word/activeX/activeX1.xml',
      'word/embeddings/x.xlsx',
    ],
    ...[
      'word/x.bin',
      'x.exe',
      'x.DLL',
      'x.js',
      'x.vbs',
      'x.ps1',
      'x.bat',
      'x.cmd',
      'x.hta',
      'x.lnk',
      'x.jar',
    ],
    ...['embeddings/x.xml', 'word/printerSettings/x.bin'],
  ])('with a part %s is refused', async (name) => {
    expect(await withPart(name)).toBe('it has active parts');
  });

  it.each([
    'word/printerSettings/printerSettings1.bin',
    'printerSettings.bin',
    'word/json.xml',
    'word/media/a.png',
    'x.js.xml',
  ])('with a part %s is taken', async (name) => {
    expect(await withPart(name)).toBeUndefined();
  });

  const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

  it.each(['macroEnabled', 'vbaProject', 'vbaData', 'activeX', 'oleObject', 'MACROENABLED'])(
    'of a type with %s is refused',
    async (type) => {
      expect(await docxReason(docx([], `${MAIN}"/><Default ContentType="application/${type}`))).toBe(
        'it has macros',
      );
    },
  );

  it('of another type, without its list of types, or without text is none', async () => {
    expect(await docxReason(docx([], 'text/plain'))).toBe('it is no Word document');
    expect(await docxReason(zip(docxParts().slice(1)))).toBe('there is no [Content_Types].xml');
    expect(await docxReason(zip(docxParts().slice(0, 2)))).toBe('there is no word/document.xml');
  });

  const withText = (content: ZipPart['content']) =>
    docxReason(zip([...docxParts().slice(0, 2), { name: 'word/document.xml', content }]));

  it.each(['<document>', '<w:document>', '<W:DOCUMENT >', '<ns0:document xmlns:ns0="x">'])(
    'may begin its text with %s',
    async (text) => {
      expect(await withText(text)).toBeUndefined();
    },
  );

  it.each<[string, ZipPart['content'], string]>([
    ['another text', '<w:documents>', 'it has no text'],
    ['no XML', 'document', 'it has no text'],
    ['a document type', '<!doctype x><w:document>', 'a part is no plain XML'],
    ['an entity', '<!ENTITY x "y"><w:document>', 'a part is no plain XML'],
    ['a NUL in it', '<w:document>\u0000', 'a part is no plain XML'],
  ])('with %s for its text is refused', async (_what, text, why) => {
    expect(await withText(text)).toBe(why);
  });

  it('may be written in wide letters, which hide nothing', async () => {
    const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(await withText(wide('<w:document>'))).toBeUndefined();
    expect(await withText(wide('<!DOCTYPE x><w:document>'))).toBe('a part is no plain XML');
    const half = Buffer.concat([Buffer.from([0xff]), Buffer.from('<w:document>')]);
    expect(await withText(half)).toBeUndefined();
  });

  const REMOTE = 'it loads parts from elsewhere';

  it.each([
    'attachedTemplate',
    'oleObject',
    'frame',
    'subDocument',
    'externalLinkPath',
    'aFChunk',
    'image',
    'IMAGE',
  ])('that loads an outside %s is refused', async (type) => {
    expect(await docxReason(docx([remoteRelation(type)]))).toBe(REMOTE);
  });

  it('hides no outside part behind a character reference', async () => {
    expect(await docxReason(docx([remoteRelation('&#105;mage')]))).toBe(REMOTE);
    expect(await docxReason(docx([remoteRelation('&#x69;mage')]))).toBe(REMOTE);
    expect(await docxReason(docx([remoteRelation('&#X69;MAGE')]))).toBe(REMOTE);
    expect(await docxReason(docx([remoteRelation('&#9999999;hyperlink')]))).toBeUndefined();
  });

  it('may have links in its text, and parts of its own', async () => {
    expect(await docxReason(docx([remoteRelation('hyperlink')]))).toBeUndefined();
    const own = remoteRelation('image');
    const content = String(own.content).replace('TargetMode="External"', '');
    expect(await docxReason(docx([{ ...own, content }]))).toBeUndefined();
    const both = content.replace(
      '</Relationships>',
      '<Relationship Id="s" Type="http://x/hyperlink" Target="https://x.example" TargetMode="External"/></Relationships>',
    );
    expect(await docxReason(docx([{ ...own, content: both }]))).toBeUndefined();
  });

  it('is looked at in all its relations, in whatever letters their names are', async () => {
    const relation = remoteRelation('image');
    const content = String(relation.content).replace('TargetMode="External"', "TargetMode = 'external'");
    expect(await docxReason(docx([{ name: 'word/_rels/footer1.xml.RELS', content }]))).toBe(REMOTE);
    expect(await docxReason(docx([{ name: 'word/notes.xml', content }]))).toBeUndefined();
  });
});
