/** Paragraphs with fields as Word writes them, which a document may have. */
import { choice, field, instruction, linkData, mark, run, withData } from './hostile/fields';

const text = (words: string): string => run(`<w:t>${words}</w:t>`);
const DRAWING = choice(run('<w:drawing/>'), run('<w:pict/>'));
const box = (content: string): string =>
  run(
    choice(
      `<w:drawing><wps:txbx xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><w:txbxContent><w:p>${content}</w:p></w:txbxContent></wps:txbx></w:drawing>`,
      `<w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml"><w:txbxContent><w:p>${content}</w:p></w:txbxContent></v:textbox></w:pict>`,
    ),
  );
const begun = (words: string): string => mark('begin') + instruction(words) + mark('separate');

export const honestFields: [what: string, paragraph: string][] = [
  ...[
    'HYPERLINK "https://example.com" \\o "See: my page, at 10:30" \\t "_blank"',
    'HYPERLINK "https://example.com/a?b=c:d#e" \\h',
    'HYPERLINK "https://example.com" \\l "skills"',
    'HYPERLINK \\l "_Toc123" \\* MERGEFORMAT',
    'HYPERLINK mailto:a@example.com?subject=My%20CV',
    'HYPERLINK "mailto:a@example.com?subject=My CV" \\o "mailto:a@example.com"',
    'HYPERLINK \u201chttps://example.com\u201d',
    'HYPERLINK',
    'REF _Ref1 \\r \\h \\* MERGEFORMAT',
    `ADDIN ZOTERO_ITEM CSL_CITATION {"uri":"file:///x","x":"${'a'.repeat(100_000)}"}`,
  ].map((words): [string, string] => [words.slice(0, 60), field(words)]),
  [
    'a table of contents',
    `${begun('TOC \\o "1-3" \\h')}<w:hyperlink w:anchor="_Toc1">${text('One')}${field('PAGEREF _Toc1 \\h')}</w:hyperlink></w:p><w:p>${begun('HYPERLINK \\l "_Toc2"')}${text('Two')}${run('<w:tab/>')}${field('PAGEREF _Toc2 \\h')}${mark('end')}</w:p><w:p>${mark('end')}`,
  ],
  [
    'references of a program, in one another',
    `${mark('begin')}${instruction('ADDIN EN.CITE ')}${mark('begin')}${instruction('ADDIN EN.CITE.DATA')}${mark('end')}${mark('separate')}${text('(1)')}${mark('end')}`,
  ],
  [
    'a condition with a number of a page',
    `${mark('begin')}${instruction('IF ')}${field('PAGE')}${instruction(' = 1 "a" "b"')}${mark('separate')}${text('a')}${mark('end')}`,
  ],
  ['a text box, in both ways in which it is written', box(field('PAGE')) + text('x')],
  ['a drawing in a result', `${begun('SHAPE \\* MERGEFORMAT')}${DRAWING}${mark('end')}`],
  ['a drawing in a link', `${begun('HYPERLINK "https://example.com"')}${box(field('PAGE'))}${mark('end')}`],
  [
    'an instruction in pieces',
    `${mark('begin')}<w:proofErr/>${run('<w:rPr><w:b/></w:rPr><w:instrText>PA</w:instrText>')}<w:bookmarkStart w:id="1"/><w:bookmarkEnd w:id="1"/>${run('<w:instrText>GE</w:instrText>')}${mark('separate')}${mark('end')}`,
  ],
  [
    'a field of a form',
    `${run('<w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="a"/><w:enabled/><w:textInput><w:default w:val="b"/></w:textInput></w:ffData></w:fldChar>')}${instruction('FORMTEXT')}${mark('separate')}${mark('end')}`,
  ],
  ['a link with its data', withData(linkData('https://example.com'))],
  ['a field with data of a program', withData(`${Buffer.from('<EndNote/>').toString('base64')}\n`)],
  ['an inserted field', `<w:ins w:id="1">${field('PAGE')}</w:ins>`],
  [
    'a deleted field',
    `<w:del w:id="1">${field('PAGE').replaceAll('instrText', 'delInstrText').replaceAll('w:t>', 'w:delText>')}</w:del>`,
  ],
  [
    'a link with a change in its words',
    `${begun('HYPERLINK "https://example.com"')}<w:ins w:id="1">${text('a')}</w:ins><w:del w:id="2">${run('<w:delText>b</w:delText>')}</w:del>${mark('end')}`,
  ],
  [
    'fields in controls',
    `<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent>${field('TITLE')}</w:sdtContent></w:sdt>`,
  ],
  [
    'simple fields in a link',
    `<w:hyperlink w:anchor="a"><w:fldSimple w:instr=" PAGE ">${text('1')}</w:fldSimple></w:hyperlink>`,
  ],
];
