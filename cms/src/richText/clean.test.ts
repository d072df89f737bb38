import { cleanHtml, keptHtml, toRichText } from './clean';
import { pasted } from '../../tests/support/richText/pasted';
import { wildTexts } from '../../tests/support/richText/wildTexts';
import { ELEMENTS } from './elements';

const html = (text: string) => toRichText(text).html;
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('what is pasted', () => {
  it.each(pasted)(
    'from $from becomes plain HTML, and what was left out is counted',
    ({ text, stored, removed }) => {
      expect(cleanHtml(text)).toEqual({ html: stored, removed });
    },
  );
});

describe('what an editor copied just now', () => {
  const copied = (text: string) => cleanHtml(text, true);

  it.each([
    ['names and languages of another page', '<p id="a" lang="en">b</p>', '<p>b</p>'],
    ['bold type of headings', '<h1><b>a</b> <span style="font-weight:700">b</span></h1>', '<h2>a b</h2>'],
    ['what is hidden', '<p hidden>a</p><p style="display:none">b</p><p>c</p>', '<p>c</p>'],
    ['pictures that count readers', '<p>a</p><img src="/x.gif" width="1" height="1">', '<p>a</p>'],
    ['the data of Word', '<xml><w:View>Normal</w:View></xml><p>a</p>', '<p>a</p>'],
    [
      'underlines of links',
      '<p><a href="/x"><span style="text-decoration:underline">a</span></a> <span style="text-decoration:underline"><a href="/y">b</a></span></p>',
      '<p><a href="/x">a</a> <a href="/y">b</a></p>',
    ],
    ['slants that are none', '<p><i style="font-style: normal">a</i></p>', '<p>a</p>'],
  ])('comes without %s', (_, text, stored) => {
    expect(copied(text).html).toBe(stored);
  });

  it.each([
    ['in the attribute of a page that waits', '<iframe data-src="https://youtu.be/dQw4w9WgXcQ"></iframe>'],
    ['as an embedded object', '<embed src="https://www.youtube.com/v/dQw4w9WgXcQ">'],
  ])('has a video %s', (_, text) => {
    expect(copied(text).html).toBe(`<figure data-video="${video}"><a href="${video}">${video}</a></figure>`);
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=43', '43s'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m2s', '62s'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h0m5s', '3605s'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=7', '7s'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=9s', '9s'],
  ])('has a video that begins later: %s', (from, start) => {
    const address = `${video}&amp;t=${start}`;
    const stored = `<figure data-video="${address}"><a href="${address}">a</a></figure>`;
    const text = `<figure data-video="${from.replaceAll('&', '&amp;')}">a</figure>`;
    expect(toRichText(text).html).toBe(stored);
    expect(toRichText(stored)).toEqual({ html: stored, removed: {} });
  });

  it.each(['0', '', 'soon', '-5', '1m2s3h', '9999999'])('has a video from its beginning: t=%s', (start) => {
    expect(copied(`<iframe src="https://youtu.be/dQw4w9WgXcQ?t=${start}" title="a"></iframe>`).html).toBe(
      `<figure data-video="${video}"><a href="${video}">a</a></figure>`,
    );
  });

  it('may be longer than what is stored of it', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(400_000)}">`;
    expect(copied(`<p>a</p>${picture}`)).toEqual({ html: '<p>a</p>', removed: { pictures: 1 } });
    expect(copied('<p><span style="color:red">a</span></p>'.repeat(6_000)).html).toHaveLength(48_000);
  });
});

describe('a rich text', () => {
  it('may hold every element of the allow-list, and stays as it is byte for byte', () => {
    const text = [
      '<h2 id="one">a</h2>\n<h3 lang="vi">b</h3>\n<h4>c</h4>',
      '<p>a<br />b <strong>c</strong><em>d</em><u>e</u><s>f</s><code>g</code><sub>h</sub><sup>i</sup></p>',
      '<p><a href="/en/" title="&quot;a&quot;">j</a> <a href="mailto:a@b.example">k</a> <a href="tel:+84">l</a></p>',
      '<hr /><ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li></ol><blockquote><p>d</p></blockquote>',
      '<pre><code class="language-ts">a &lt; b &amp;&amp; **c**\n\n\n</code></pre>',
      '<figure><img src="/uploads/a.png" alt="" width="4" height="3" /><figcaption>e <em>f</em></figcaption></figure>',
      '<table><caption>g</caption><thead><tr><td></td><th scope="col">h</th></tr></thead>',
      '<tbody><tr><th scope="row">i</th><td colspan="2" rowspan="2"><p>j</p><p>k</p></td></tr></tbody></table>',
      `<figure data-video="${video}"><a href="${video}">l</a><figcaption>m</figcaption></figure>`,
    ].join('');
    for (const name of Object.keys(ELEMENTS)) expect(text).toContain(`<${name}`);
    expect(toRichText(text)).toEqual({ html: text, removed: {} });
  });

  it.each([
    [
      'other names of the same',
      '<h1>a</h1><h6>b</h6><p><b>c</b><i>d</i><del>e</del><strike>f</strike><ins>g</ins></p>',
      '<h2>a</h2><h4>b</h4><p><strong>c</strong><em>d</em><s>e</s><s>f</s><u>g</u></p>',
    ],
    [
      'what was never closed',
      '<p>a<ul><li>b<ol><li>c</ol></ul>d',
      '<p>a</p><ul><li>b<ol><li>c</li></ol></li></ul><p>d</p>',
    ],
    [
      'text without a paragraph',
      '<div>a</div>b<div><b>c</b></div>',
      '<p>a</p><p>b</p><p><strong>c</strong></p>',
    ],
    [
      'bold type around paragraphs',
      '<b><p>a</p><ul><li>b</li></ul></b>',
      '<p><strong>a</strong></p><ul><li><strong>b</strong></li></ul>',
    ],
    ['bold type within bold type', '<p><b>a <strong>b</strong></b></p>', '<p><strong>a b</strong></p>'],
    ['a link around a heading', '<a href="/x"><h2>a</h2></a>', '<h2><a href="/x">a</a></h2>'],
    [
      'a picture within a paragraph',
      '<p>a <img src="/x.png" alt="b"> c</p>',
      '<p>a</p><figure><img src="/x.png" alt="b" /></figure><p>c</p>',
    ],
    [
      'a list beside its item',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['items without a list', '<li>a</li> <li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'lines in a cell',
      '<table><tr><td><div>a</div><div>b</div></td></tr></table>',
      '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>',
    ],
    [
      'a first row of headers',
      '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'the caption of a table in a figure',
      '<figure><table><tr><td>a</td></tr></table><figcaption>b</figcaption></figure>',
      '<table><caption>b</caption><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['code without its element', '<pre>a<br>b</pre>', '<pre><code>a\nb</code></pre>'],
    ['paragraphs that show nothing', '<h2></h2><p>&nbsp;</p><p><br></p><p>&#8203;</p>', ''],
    ['an id that is taken', '<p id="a">b</p><p id="a">c</p>', '<p id="a">b</p><p>c</p>'],
    [
      'a class that names a language among others',
      '<pre><code class="hljs language-js">a</code></pre>',
      '<pre><code class="language-js">a</code></pre>',
    ],
    ['characters that no database takes', 'a\u0000b\ud800c\u0007', '<p>abc</p>'],
    [
      'an embedded video',
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" title="Our &quot;film&quot;"></iframe>',
      `<figure data-video="${video}"><a href="${video}">Our "film"</a></figure>`,
    ],
    [
      'a video without a title',
      `<figure data-video="https://youtu.be/dQw4w9WgXcQ"></figure>`,
      `<figure data-video="${video}"><a href="${video}">${video}</a></figure>`,
    ],
    [
      'a video of somewhere else',
      '<figure data-video="https://evil.example/1"><a href="https://evil.example/1">a</a></figure>',
      '<p><a href="https://evil.example/1">a</a></p>',
    ],
  ])('is arranged: %s', (_, text, stored) => {
    expect(html(text)).toBe(stored);
  });

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', { scripts: 1 }],
    ['an event handler', '<p onclick="alert(1)" ONLOAD=x>a</p>', { scripts: 1 }],
    ['a javascript link', '<p><a href="java&#9;script:alert(1)">a</a></p>', { links: 1 }],
    ['a data picture', '<p>a</p><img src="data:image/svg+xml,<svg onload=x>">', { pictures: 1 }],
    ['a picture of the editor’s own disk', '<p>a</p><img src="file:///C:/a.png">', { pictures: 1 }],
    ['a protocol-relative picture', '<p>a</p><img src="//x.example/a.png">', { pictures: 1 }],
    ['a frame', '<p>a</p><iframe src="https://x.example/"></iframe>', { embeds: 1 }],
    ['a drawing with a script', '<p>a</p><svg><script>x</script><path d="M0"/></svg>', { embeds: 1 }],
    [
      'mathematics that hide HTML',
      '<p>a</p><math><mtext><table><mglyph><style><img src=x onerror=y>',
      { embeds: 1 },
    ],
    ['form fields', '<p>a</p><form><input><textarea>b</textarea></form>', { fields: 2 }],
    ['a style sheet and styles', '<style>p{}</style><p style="position:fixed">a</p>', { styles: 2 }],
    ['lines that are not shown', '<p style="display: NONE !important">b</p><p>a</p>', { styles: 1 }],
    ['a comment that ends a script', '<p>a</p><!--><script>x</script>-->', { scripts: 1 }],
  ])('holds nothing that runs or lies upon a page: %s', (_, text, removed) => {
    const cleaned = cleanHtml(text);
    expect(cleaned.html.replace('<p>--&gt;</p>', '')).toBe('<p>a</p>');
    expect(cleaned.removed).toEqual(removed);
  });

  it('that is stored is no Markdown, whatever its words look like', () => {
    const stored =
      '<p># a **b**</p><blockquote>\n\n<p>- c</p>\n\n</blockquote><ul><li>\n\n**d**\n\n</li></ul>';
    expect(toRichText(stored)).toEqual({ html: stored, removed: {} });
  });

  it('stays as it is when it is saved again, and holds nothing else, however wildly it was nested', () => {
    const names = new Set(Object.keys(ELEMENTS));
    for (const text of wildTexts(2_000)) {
      const { html: stored } = cleanHtml(text);
      expect({ text, stored: toRichText(stored).html }).toEqual({ text, stored });
      const tags = [...stored.matchAll(/<\/?([^\s>]*)/g)].map(([, name = '']) => name);
      expect({ text, others: tags.filter((name) => !names.has(name)) }).toEqual({ text, others: [] });
    }
  });
});

it('is shown the same before and after it was arranged, where it was well nested', () => {
  const text = '<div><h2>a</h2>\n<p class="x">b <b>c</b></p></div>';
  expect(keptHtml(text)).toBe(cleanHtml(text).html);
  expect(keptHtml('<p>a<img src="/x"></p>')).not.toBe(cleanHtml('<p>a<img src="/x"></p>').html);
});
