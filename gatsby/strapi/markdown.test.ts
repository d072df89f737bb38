import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { safeContent } from '../../src/lib/safeContent';
import { renderMarkdown } from './markdown';

const shown = (text: string) => safeContent(renderMarkdown(text), 'html').trim();

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
    ['a picture', '![A door](/uploads/door.png)', '<p><img src="/uploads/door.png" alt="A door" /></p>'],
    ['a line break', 'a\nb', '<p>a<br />\nb</p>'],
  ])('is shown as it means: %s', (_, text, html) => {
    expect(shown(text)).toBe(html);
  });

  it('is shown with the tables that Markdown knows', () => {
    expect(shown('| a | b |\n| - | - |\n| c | d |')).toContain('<td>c</td>');
  });
});

describe('HTML in a text', () => {
  it.each(seedTexts)('comes out of the sample content as it went in: %s', (_, html) => {
    expect(shown(html)).toBe(safeContent(html, 'html').trim());
  });

  it('is sample content to a good part, so that the test above has something to test', () => {
    expect(seedTexts.length).toBeGreaterThan(150);
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
    expect(shown(html)).toBe(safeContent(html, 'html').trim());
  });

  it('may stand before, between and after Markdown', () => {
    expect(shown('**a**\n\n<p>b **b**</p>\n\n**c**\n\n<p>d</p>\n## e')).toBe(
      '<p><strong>a</strong></p>\n<p>b **b**</p>\n<p><strong>c</strong></p>\n<p>d</p>\n<h2>e</h2>',
    );
  });

  it('that is not closed ends at an empty line, and what follows is Markdown', () => {
    expect(shown('<div>a\n\n**b**')).toBe('a\n<p><strong>b</strong></p>');
  });

  it.each([
    ['<p onclick="a()">b</p><script>c()</script>', '<p>b</p>'],
    ['[a](javascript:b())', '<p>[a](javascript:b())</p>'],
    ['![a](javascript:b())', '<p>![a](javascript:b())</p>'],
    ['<img src=x onerror=a()> **b**', '<p><img src="x" /> <strong>b</strong></p>'],
    ['a <script>\n\nb()\n\n</script>', '<p>a </p>'],
  ])('brings nothing that runs: %s', (text, html) => {
    expect(shown(text)).toBe(html);
  });

  it('and names of files are no addresses', () => {
    expect(shown('README.md')).toBe('<p>README.md</p>');
  });
});
