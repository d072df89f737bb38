import {
  docx,
  docxParts,
  docxWithText,
  relation,
  relationsPart,
  remoteRelation,
  typesPart,
  zip,
  type ZipPart,
} from '../../../tests/support/documents';
import { lookInto } from './inspection/look';

const docxReason = (bytes: Buffer) => lookInto('docx', bytes);

describe('a Word document', () => {
  it('without its list of types, its relations or its text is none', async () => {
    const [types, relations, text] = docxParts() as [ZipPart, ZipPart, ZipPart];
    expect(await docxReason(zip([relations, text]))).toBe('there is no [Content_Types].xml');
    expect(await docxReason(zip([types, text]))).toBe('it is no Word document');
    expect(await docxReason(zip([types, relations]))).toBe('it is no Word document');
    expect(await docxReason(docx([], 'text/xml'))).toBe('it is no Word document');
  });

  const withText = (content: ZipPart['content']) =>
    docxReason(zip([...docxParts().slice(0, 2), { name: 'word/document.xml', content }]));
  const SPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

  it.each([
    `<w:document xmlns:w="${SPACE}"/>`,
    `<document xmlns="${SPACE}"/>`,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><ns0:document xmlns:ns0="${SPACE}"/>`,
    '<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"/>',
  ])('may begin its text with %s', async (text) => {
    expect(await withText(text)).toBeUndefined();
  });

  it.each<[string, ZipPart['content'], string]>([
    ['another text', `<w:documents xmlns:w="${SPACE}"/>`, 'it has no text'],
    ['the text of something else', '<document/>', 'it has no text'],
    ['no XML', 'document', 'a part is no plain XML'],
    ['an unknown prefix', '<w:document/>', 'a part is no plain XML'],
    ['a NUL in it', `<w:document xmlns:w="${SPACE}">\u0000</w:document>`, 'a part is no plain XML'],
    ['bytes of no encoding', Buffer.from([0x3c, 0xff, 0x3e]), 'a part is no plain XML'],
  ])('with %s for its text is refused', async (_what, text, why) => {
    expect(await withText(text)).toBe(why);
  });

  it('may be written in wide letters, which hide nothing', async () => {
    const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
    const text = `<w:document xmlns:w="${SPACE}"/>`;
    expect(await withText(wide(text))).toBeUndefined();
    expect(await withText(wide(text).swap16())).toBeUndefined();
    expect(await withText(wide(`<!DOCTYPE x>${text}`))).toBe('a part is no plain XML');
  });

  it.each(['https://example.com', 'mailto:a@example.com', 'www.example.com', '#place', 'tel:123'])(
    'may have a link to %s',
    async (target) => {
      expect(await docxReason(docx([remoteRelation('hyperlink', target)]))).toBeUndefined();
    },
  );

  it.each([
    'file:///C:\\Users\\A\\AppData\\Roaming\\Microsoft\\Templates\\Modern%20resume.dotx',
    'file:///C:/Templates/a.dotx',
    'file:///Users/a/Templates/a.dotx',
  ])('may come from a template on the disk of its author: %s', async (target) => {
    expect(await docxReason(docx([remoteRelation('attachedTemplate', target)]))).toBeUndefined();
  });

  it.each([
    ...['file:///C:/a.dotm', 'file:///C:/a.dot', 'file:///C:/../../a.dotx', 'file:///C:/a//b.dotx'],
    ...['file:///C:\\\\host\\a.dotx', 'file:///%5c%5chost/a.dotx', 'file:///C:/%2e%2e/a.dotx', 'C:\\a.dotx'],
    ...[
      'file:////Users/a/a.dotx',
      'https://example.com/a.dotx',
      'file:///C:/a.dotm?x.dotx',
      '\\\\?\\C:\\a.dotx',
    ],
  ])('may not come from another template: %s', async (target) => {
    expect(await docxReason(docx([remoteRelation('attachedTemplate', target)]))).toBe(
      'it loads parts from elsewhere',
    );
  });

  it('is looked at in all its relations, in whatever letters their names are', async () => {
    const content = relationsPart(relation('image', 'https://evil.example')).content;
    const why = 'it loads parts from elsewhere';
    expect(await docxReason(docx([{ name: 'word/_rels/footer1.xml.rels', content }]))).toBe(why);
    expect(await docxReason(docx([{ name: 'word/_RELS/footer1.xml.RELS', content }]))).toBe(why);
  });

  it('with relations where none belong is refused', async () => {
    const content = relationsPart('').content;
    const why = 'its parts hang together in an unknown way';
    expect(await docxReason(docx([{ name: 'word/footer1.rels', content }]))).toBe(why);
  });

  it('whose list of types says two things of a part is refused', async () => {
    const twice = '<Override PartName="/WORD/document.xml" ContentType="text/xml"/>';
    expect(await docxReason(zip([typesPart(undefined, twice), ...docxParts().slice(1)]))).toBe(
      'a part has two types',
    );
  });

  const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
  const run = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

  it('may have fields in fields, and ends of fields that have not begun', async () => {
    const inner = `${mark('begin')}${run(' PAGE ')}${mark('separate')}${mark('end')}`;
    const nested = `${mark('end')}${mark('begin')}${run(' IF ')}${inner}${run(' = 1 "a" "b" ')}${mark('separate')}${mark('end')}`;
    expect(await docxReason(docxWithText(nested))).toBeUndefined();
  });

  it('may have words in its text that fields are called by', async () => {
    expect(await docxReason(docxWithText('<w:r><w:t>DDEAUTO INCLUDEPICTURE</w:t></w:r>'))).toBeUndefined();
  });
});
