/**
 * What becomes of what people paste.
 *
 * @jest-environment jsdom
 */
import { cleanHtml } from '../../../richText/clean';
import { renderMarkdown } from '../../../richText/markdown';
import type { RemovedKind } from '../../../richText/removed';
import { documentOf, htmlOf } from '../html/documentHtml';
import { isMarkdown } from './markdown';

/** The lines of the text, and the kinds of what was left out. */
const pasted = (source: string): { lines: string[]; removed: RemovedKind[] } => {
  const { html, removed } = cleanHtml(source, true);
  return {
    lines: htmlOf(documentOf(html)).split('\n'),
    removed: (Object.keys(removed) as RemovedKind[]).sort(),
  };
};

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body lang=EN-US><!--StartFragment-->
<h1 style='color:#2F5496'><a name="_Toc1"></a><b>Bảng giá</b><o:p></o:p></h1>
<p class=MsoNormal><b><span style='font-size:14.0pt;color:red'>Đậm</span></b> and <i>nghiêng</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt'>&nbsp;&nbsp;</span></span></span><![endif]>One<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>Inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Two</p>
<p class=MsoNormal>Between</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>First</p>
<table class=MsoTableGrid border=1><tr><td width=100 valign=top style='width:75pt'><p class=MsoNormal>A</p></td><td><p>B</p></td></tr></table>
<p class=MsoNormal><img width=100 height=50 src="file:///C:/Users/x/clip_image001.png" v:shapes="x"></p>
<!--EndFragment--></body></html>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700;color:#000">Heading</span></h2><p dir="ltr"><span style="font-weight:700">bold</span><span style="font-weight:400"> plain </span><span style="font-style:italic;text-decoration:underline">both</span> <a href="https://example.com/" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">link</span></a></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li aria-level="2"><p><span>inner</span></p></li></ul><li><p>two</p></li></ul><br class="Apple-interchange-newline"></b>`;

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{color:black}</style></head><body><table border=0 cellpadding=0 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=2><tr height=20><td class=xl65 height=20 align=right>1</td><td class=xl65><font color="red">2&nbsp;000</font></td></tr><tr><td colspan=2>Tổng</td></tr><!--EndFragment--></table></body></html>`;

const WEB_PAGE = `<div class="wrap" style="background:#fff"><nav><a href="/vn/">Trang chủ</a></nav><article><h1>Title</h1><p onclick="x()">Text <a href="javascript:alert(1)">bad</a> <a href="https://example.com/a">good</a></p><script>evil()</script><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Clip"></iframe><iframe src="https://maps.example"></iframe><form><input name="q"><button>Go</button></form><span style="display:none">hidden</span><dl><dt>Term</dt><dd>Meaning</dd></dl><details><summary>More</summary>text</details><img src="https://example.com/p.gif" width="1" height="1"><img src="//cdn.example/x.png"></article></div>`;

describe('from Word', () => {
  it('come headings, marks, lists with their levels, and tables; no looks, and no picture of its disk', () => {
    expect(pasted(WORD)).toEqual({
      lines: [
        '<h2>Bảng giá</h2>',
        '<p><strong>Đậm</strong> and <em>nghiêng</em></p>',
        '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
        '<p>Between</p>',
        '<ol><li>First</li></ol>',
        '<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
      ],
      removed: ['pictures', 'styles'],
    });
  });
});

describe('from Google Docs', () => {
  it('come weights and slants as bold and italic, and lists in lists, without its bold around all', () => {
    expect(pasted(GOOGLE_DOCS)).toEqual({
      lines: [
        '<h2>Heading</h2>',
        '<p><strong>bold</strong> plain <em><u>both</u></em> <a href="https://example.com/">link</a></p>',
        '<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>',
      ],
      removed: ['styles'],
    });
  });
});

describe('from Excel', () => {
  it('comes a table', () => {
    expect(pasted(EXCEL)).toEqual({
      lines: [
        '<table><tbody><tr><td>1</td><td>2\u00a0000</td></tr><tr><td colspan="2">Tổng</td></tr></tbody></table>',
      ],
      removed: ['styles'],
    });
  });
});

describe('from a web page', () => {
  it('come words, links and videos; nothing that acts, is hidden or counts readers', () => {
    const { lines, removed } = pasted(WEB_PAGE);
    const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(lines).toEqual([
      '<p><a href="/vn/">Trang chủ</a></p>',
      '<h2>Title</h2>',
      '<p>Text bad <a href="https://example.com/a">good</a></p>',
      `<figure data-video="${video}"><a href="${video}">Clip</a></figure>`,
      '<p>Term</p>',
      '<p>Meaning</p>',
      '<p>More</p>',
      '<p>text</p>',
    ]);
    expect(removed).toEqual(['embeds', 'fields', 'links', 'pictures', 'scripts', 'styles']);
  });
});

describe('Markdown', () => {
  it.each([
    '# A heading\n\ntext',
    '- one\n- two\n\n**bold** words',
    '[a link](https://example.com) in words',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '```js\nlet a;\n```',
  ])('is seen in %j', (text) => expect(isMarkdown(text)).toBe(true));

  it.each([
    'A sentence with 2 * 3 * 4 and a_b_c.',
    'Tel: +84 123\n- with a dash',
    '#hashtag and # alone',
    '- one\n- two',
    '5. Mai 2026',
    'f(x) = [a](b)',
    '',
  ])('is not seen in %j, which people write too', (text) => expect(isMarkdown(text)).toBe(false));

  it('becomes the elements that it means, and HTML in it is cleaned', () => {
    const text =
      '# One\n\n**b** ~~s~~ `c`\n\n1. x\n2. y\n\n> q\n\n```html\n<p>\n```\n\n| a | b |\n| - | - |\n| 1 | |\n\n![alt](/uploads/a.png)\n\n<script>1</script><u>u</u>';
    expect(pasted(renderMarkdown(text))).toEqual({
      lines: [
        '<h2>One</h2>',
        '<p><strong>b</strong> <s>s</s> <code>c</code></p>',
        '<ol><li>x</li><li>y</li></ol>',
        '<blockquote><p>q</p></blockquote>',
        '<pre><code class="language-html">&lt;p&gt;',
        '</code></pre>',
        '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
        '<figure><img src="/uploads/a.png" alt="alt" /></figure>',
        '<p><u>u</u></p>',
      ],
      removed: ['scripts'],
    });
  });

  it('of a hostile length is looked at in a moment', () => {
    const begun = performance.now();
    for (const text of [
      '*'.repeat(50_000),
      '['.repeat(50_000),
      '- a\n'.repeat(12_000),
      '|'.repeat(50_000),
      '# '.repeat(25_000),
      ' '.repeat(50_000),
    ])
      isMarkdown(text);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
