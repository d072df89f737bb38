import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanHtml, fromMarkdown } from './clean';

const stored = (text: string) => fromMarkdown(text).html;

/** Every HTML text of the sample content, by where it stands. */
const htmlIn = (value: unknown, at: string): [string, string][] => {
  if (typeof value === 'string') return value.startsWith('<') ? [[at, value]] : [];
  return Object.entries(Object(value)).flatMap(([key, one]) => htmlIn(one, `${at} ${key}`));
};
const seed = 'cms/seed';
const seedTexts = readdirSync(seed, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
  if (!/\.(html|json)$/.test(name)) return [];
  const text = readFileSync(join(seed, name), 'utf8');
  return htmlIn(name.endsWith('.html') ? text : JSON.parse(text), name);
});

describe("what the toolbar of Strapi's editor writes", () => {
  it.each([
    ['a title', '# One', '<h2>One</h2>'],
    ['a heading', '## Two', '<h2>Two</h2>'],
    ['a heading below', '### Three', '<h3>Three</h3>'],
    ['a heading of the fourth level', '#### Four', '<h4>Four</h4>'],
    ['a heading of the fifth level', '##### Five', '<h4>Five</h4>'],
    ['a heading of the sixth level', '###### Six', '<h4>Six</h4>'],
    ['bold', 'a **b** c', '<p>a <strong>b</strong> c</p>'],
    ['italic', 'a _b_ c', '<p>a <em>b</em> c</p>'],
    ['underlined', 'a <u>b</u> c', '<p>a <u>b</u> c</p>'],
    ['underlined at the start, and bold', '<u>a</u> **b**', '<p><u>a</u> <strong>b</strong></p>'],
    ['struck through', 'a ~~b~~ c', '<p>a <s>b</s> c</p>'],
    ['a list', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['a numbered list', '1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['code', '```\na <b> **c**\n```', '<pre><code>a &lt;b&gt; **c**\n</code></pre>'],
    ['a quote', '>a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['a link', '[a](https://a.example/b_c_d)', '<p><a href="https://a.example/b_c_d">a</a></p>'],
    [
      'a picture',
      '![A door](/uploads/door.png)',
      '<figure><img src="/uploads/door.png" alt="A door" /></figure>',
    ],
    ['a line break', 'a\nb', '<p>a<br />\nb</p>'],
  ])('is shown as it means: %s', (_, text, html) => {
    expect(stored(text)).toBe(html);
  });

  it('is shown with the tables that Markdown knows', () => {
    expect(stored('| a | b |\n| - | - |\n| c | d |')).toContain('<td>c</td>');
  });
});

describe('HTML in a text', () => {
  it.each(seedTexts)('comes out of the sample content as it went in: %s', (_, html) => {
    expect(stored(html)).toBe(cleanHtml(html).html);
  });

  it('is sample content to a good part, so that the test above has something to test', () => {
    expect(seedTexts.length).toBeGreaterThan(100);
  });

  it.each([
    ['an empty line in it', '<blockquote>\n  <p>a</p>\n\n  <p>b</p>\n</blockquote>'],
    ['an indented paragraph after an empty line', '<ul>\n  <li>\n\n    a\n\n    b\n  </li>\n</ul>'],
    ['what Markdown would read as emphasis', '<p>2 * 3 * 4, a_b_c, **d**, ~~e~~</p>'],
    ['such an address', '<p><a href="https://a.example/_b_/*c*">d</a> https://a.example/_b_</p>'],
    ['lines that look like a list', '<p>a\n- b\n1. c\n# d</p>'],
    ['indented lines', '<table>\n    <tr>\n        <td>a</td>\n    </tr>\n</table>'],
    ['elements side by side', '<h2>a</h2><p>b\nc</p>'],
    ['code', '<pre><code>a\n\n    **b**\n</code></pre>'],
    [
      'a picture with a caption',
      '<figure><img src="/uploads/a.png" alt="a_b_c" />\n\n<figcaption>b</figcaption></figure>',
    ],
  ])('is left alone: %s', (_, html) => {
    expect(stored(html)).toBe(cleanHtml(html).html);
  });

  it('may stand before, between and after Markdown', () => {
    expect(stored('**a**\n\n<p>b **b**</p>\n\n**c**\n\n<p>d</p>\n## e')).toBe(
      '<p><strong>a</strong></p>\n<p>b **b**</p>\n<p><strong>c</strong></p>\n<p>d</p>\n<h2>e</h2>',
    );
  });

  it('that is not closed ends at an empty line, and what follows is Markdown', () => {
    expect(stored('<div>a\n\n**b**')).toBe('<p>a</p><p><strong>b</strong></p>');
  });

  it.each([
    ['between empty lines', '<div>\n\n**a**\n\n</div>', '<p><strong>a</strong></p>'],
    ['up to the end tag', '<section>\n\n## a\n</section>', '<h2>a</h2>'],
    [
      'several blocks of it, with HTML between them',
      '<div>\n\n- a\n\n- b\n\n<p>**c**</p>\n\n_d_\n</div>',
      '<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n<p>**c**</p>\n<p><em>d</em></p>',
    ],
    [
      'in an entry of a list',
      '<ul><li>\n\n**a**\n\n</li></ul>',
      '<ul><li>\n<p><strong>a</strong></p>\n</li></ul>',
    ],
    [
      'in an element of a quote',
      '> <div>\n>\n> **a**\n>\n> </div>',
      '<blockquote>\n<p><strong>a</strong></p>\n</blockquote>',
    ],
  ])('may have Markdown in it, as CommonMark has it: %s', (_, text, html) => {
    expect(stored(text).replace(/\n+/g, '\n')).toBe(html);
  });

  it.each([
    ['without an empty line before it', '<div>\n**a**\n\n</div>'],
    ['indented', '<div>\n\n  **a**\n\n</div>'],
    ['in a line with a tag', '<div>\n\n**a** b</div>'],
    ['that goes on in such a line', '<div>\n\n**a**\nb</div>'],
    ['in a paragraph', '<p>a\n\n**b**\n\n</p>'],
    ['in a paragraph of an element', '<div><p>a\n\n**b**\n\n</p></div>'],
    ['in code', '<div><pre>\n\n**a**\n\n</pre></div>'],
    ['between the entries of a list', '<ul>\n\n**a**\n\n<li>b</li></ul>'],
    ['after an inline element', '<div>\n\n<b>a</b> **c**\n\n</div>'],
  ])('is left alone where Markdown stands in it %s', (_, html) => {
    expect(stored(html)).toBe(cleanHtml(html).html);
  });

  it.each([
    ['<div>\n\n[a](javascript:b())\n\n</div>', '<p>[a](javascript:b())</p>'],
    ['<p onclick="a()">b</p><script>c()</script>', '<p>b</p>'],
    ['[a](javascript:b())', '<p>[a](javascript:b())</p>'],
    ['![a](javascript:b())', '<p>![a](javascript:b())</p>'],
    ['<img src=/x onerror=a()> **b**', '<figure><img src="/x" /></figure><p><strong>b</strong></p>'],
    ['a <script>\n\nb()\n\n</script>', '<p>a </p>'],
  ])('brings nothing that runs: %s', (text, html) => {
    expect(stored(text)).toBe(html);
  });

  it('and names of files are no addresses', () => {
    expect(stored('README.md')).toBe('<p>README.md</p>');
  });
});
