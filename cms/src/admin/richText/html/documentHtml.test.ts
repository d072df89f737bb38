/**
 * What the editor holds of a text, and how it writes that.
 *
 * @jest-environment jsdom
 */
import sanitize from 'sanitize-html';

import { pasted } from '../../../../tests/support/richText/pasted';
import { wildTexts } from '../../../../tests/support/richText/wildTexts';
import { cleanHtml } from '../../../richText/clean';
import { CODE_CLASS, COMMON_ATTRIBUTES, ELEMENTS } from '../../../richText/elements';
import { readHtml } from './documentHtml';
import { sameContent } from './sameContent';

/** The allow-list as the CMS and the site keep it. */
const keep = (html: string): string =>
  sanitize(html, {
    allowedTags: Object.keys(ELEMENTS),
    allowedAttributes: { ...ELEMENTS, '*': [...COMMON_ATTRIBUTES] } as Record<string, string[]>,
    allowedClasses: { code: [CODE_CLASS] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });

const EVERYTHING = [
  '<h2 id="top">Two</h2>',
  '<h3>Three</h3>',
  '<h4 lang="vi">Bốn</h4>',
  '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code> x<sub>2</sub> y<sup>2</sup><br />f</p>',
  '<p><a href="https://example.com/?a=1&amp;b=2" title="T">out</a> <a href="/en/contact/"><strong>in</strong></a> <a href="mailto:a@b.vn">mail</a> <a href="tel:+84123">call</a></p>',
  '<p><a href="/en/"><code>code in a link</code></a> <strong><code>bold code</code></strong></p>',
  '<hr />',
  '<ul><li>one<ul><li>two</li></ul></li><li><p>a</p><p>b</p></li></ul>',
  '<ol start="3"><li>three</li></ol>',
  '<blockquote><p>said</p></blockquote>',
  '<pre><code class="language-html">&lt;p&gt;\n  two  spaces\n&lt;/p&gt;</code></pre>',
  '<figure><img src="/uploads/a.png" alt="A &quot;picture&quot;" width="800" height="600" /><figcaption>With <em>a</em> caption</figcaption></figure>',
  '<figure><img src="https://example.com/b.jpg" alt="" /></figure>',
  '<figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A song</a><figcaption>1987</figcaption></figure>',
  '<table><caption>Prices</caption><thead><tr><td></td><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">One</th><td colspan="2">1 &amp; 2</td></tr></tbody></table>',
  '<p>😀 Thiết kế đẹp \u00a0 👩🏽‍💻</p>',
].join('\n');

describe('a text that holds every element', () => {
  it('is written as it was read, byte for byte', () => {
    const { html, removed } = readHtml(EVERYTHING);
    expect(html.split('\n')).toEqual(EVERYTHING.split('\n'));
    expect(removed).toEqual({});
  });

  it('holds every element and attribute of the definition, so that nothing of it is left untried', () => {
    const { body } = new DOMParser().parseFromString(EVERYTHING, 'text/html');
    for (const [tag, attributes] of Object.entries(ELEMENTS)) {
      expect([tag, body.querySelectorAll(tag).length > 0]).toEqual([tag, true]);
      for (const name of attributes.filter((one) => one !== 'rowspan')) {
        expect([tag, name, body.querySelector(`${tag}[${name}]`) !== null || tag === 'th']).toEqual([
          tag,
          name,
          true,
        ]);
      }
    }
  });
});

// A post of 5,000 words, every element in every other one, and what only programs write.
const NASTY: Record<string, string> = {
  'every element in every other one': Object.keys(ELEMENTS).reduce(
    (inner, tag) => `<${tag}>${inner}x</${tag}>`,
    'deep',
  ),
  'sixty nested quotes': `${'<blockquote>'.repeat(60)}x${'</blockquote>'.repeat(60)}`,
  'a list without lines': '<ul>text<p>p</p><ul><li>x</li></ul></ul>',
  'tables in tables': '<table><tr><td><table><tr><th>x</th></tr></table></td></tr></table>',
  'cells that span all':
    '<table><tr><td colspan="100000" rowspan="65534">x</td></tr><tr><td>y</td></tr></table>',
  'a table of heads alone': '<table><thead><tr><th>a</th></tr></thead></table>',
  'rows without cells': '<table><tr></tr></table><table></table><table><caption>c</caption></table>',
  'names of other things': '<b>b</b><i>i</i><del>d</del><strike>s</strike><h1>1</h1><h5>5</h5><h6>6</h6>',
  'scripts of all kinds':
    '<p onclick="x()">a<script>alert(1)</script></p><svg onload="x()"></svg><a href="java\tscript:x()">l</a><img src="x" onerror="x()"><iframe src="https://evil.example"></iframe><math><mi xlink:href="javascript:x()"></mi></math>',
  'pictures of no address':
    '<img src="data:image/png;base64,AA"><img src="blob:x"><img src="file:///c:/a.png"><img>',
  'signs and quotes': '<p>&lt;script&gt; &amp;amp; "q" \'q\' \u0000\u0001 &#0; ]]&gt; --&gt;</p>',
  'a figure with two pictures':
    '<figure><img src="/a.png"><img src="/b.png"><figcaption>c</figcaption></figure>',
  'a picture in a link in a heading': '<h2><a href="/x"><img src="/a.png" alt="a"></a>words</h2>',
  'empty everything':
    '<p></p><h2></h2><ul><li></li></ul><table><tr><th></th></tr></table><figure></figure><a href="/x"></a><strong></strong>',
  'white space': '  \n<p>  a   b\n\nc  </p>\n\n\n<pre><code>\n\n a\t</code></pre>   text  ',
  'half of some HTML': '<p>a <strong>b <em>c</p><td>d</td></div><li>e',
  'text alone': 'One\n\nTwo & three <four',
  'a video of nobody':
    '<figure data-video="https://evil.example/x"><a href="https://evil.example/x">t</a></figure>',
  'a video in a frame':
    '<p>a<iframe src="//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" title="T"></iframe>b</p>',
  'code with marks': '<pre><code><strong>a</strong>&lt;b&gt;<br>c</code></pre><pre>plain</pre>',
  'three hundred letters': `<p>${'Wörd'.repeat(75)}</p>`,
  'empty lines of all kinds':
    '<p>a</p><p> </p><p><br></p><p>\u00a0</p><h2><strong></strong></h2><blockquote><p></p></blockquote><ul><li><p>b</p><p></p></li></ul><p>c<br></p>',
  'tables in lists in quotes':
    '<blockquote><ul><li>a<table><tr><th>b</th><td>c</td></tr></table></li></ul></blockquote>',
  'figures everywhere':
    '<ul><li><figure><img src="/a.png"></figure></li></ul><table><tr><td><img src="/b.png">t</td></tr></table><blockquote><img src="/c.png"></blockquote><pre><img src="/d.png"></pre>',
  'lists and code in cells': '<table><tr><td><ul><li>a</li></ul></td><td><pre>b</pre></td></tr></table>',
  'links with spaces and signs': '<a href=" /a b?c=\'d\'&e=ü ">x</a> <a href="HTTPS://EXAMPLE.com/é">y</a>',
  'a line in code': '<p><code>a  b</code>  c\td</p>',
  'ids twice': '<h2 id="a">1</h2><h2 id="a">2</h2><p lang="x y">z</p>',
  'lists of lists alone':
    '<ul><li><ul><li>a</li></ul></li></ul><ol start="0"><li>b</li></ol><ol start="-3"><li>c</li></ol>',
  'words beside blocks': '<blockquote>a<p>b</p>c</blockquote><li>d</li><div>e<div>f</div>g</div>',
  'broken pairs': '<p>\ud83d and \ude00</p>',
};

const corpus: [string, string][] = [
  ...Object.entries(NASTY),
  ...pasted.map(({ from, text }): [string, string] => [from, text]),
];

describe.each(corpus)('from %s', (_name, source) => {
  it('what is written is what the allow-list keeps, and what a second pass writes', () => {
    const { html } = readHtml(source);
    expect(keep(html)).toBe(html);
    expect(readHtml(html)).toMatchObject({ html, removed: {} });
  });

  it('what is written is what the CMS stores, and says what it stores of the source itself', () => {
    const { html, removed } = readHtml(source);
    expect(cleanHtml(html)).toEqual({ html, removed: {} });
    if (!removed.nesting) expect(sameContent(html, cleanHtml(source).html)).toBe(true);
  });
});

it('what is written is what the CMS stores, however wildly it was nested', () => {
  for (const source of wildTexts(300)) {
    const { html } = readHtml(source);
    expect({ source, stored: cleanHtml(html).html }).toEqual({ source, stored: html });
  }
});

describe('what was left out is counted', () => {
  it.each([
    ['<p style="color:red">a</p><p style="text-align:center">b</p>', { styles: 2 }],
    ['<img src="data:image/png;base64,A"><img src="cid:1"><img src="/a.png">', { pictures: 2 }],
    ['<a href="javascript:x()">a</a> <a href="ftp://a.b/">b</a> <a href="#top">c</a>', { links: 2 }],
    ['<iframe src="https://maps.example"></iframe><video src="/a.mp4"></video>', { embeds: 2 }],
    ['<script>1</script><p onclick="x">a</p>', { scripts: 2 }],
    ['<p><input><button>b</button></p>', { fields: 2 }],
    ['<p class="lead">a</p><div>b</div><span>c</span>', {}],
    ['<ul><li>a</li></ul><p></p>', {}],
  ])('%s', (source, removed) => {
    expect(readHtml(source).removed).toEqual(removed);
  });
});

it('an empty text is no HTML at all', () => {
  expect(readHtml('').html).toBe('');
  expect(readHtml('<p></p><p></p>').html).toBe('');
});

it('a text of 5,000 words is written in a moment', () => {
  const { document } = readHtml(
    '<p>word <strong>bold</strong> and more of these words here.</p>'.repeat(625),
  );
  expect(document.childCount).toBe(625);
});
