/**
 * The last word on what is written, whatever the editor held.
 *
 * @jest-environment jsdom
 */
import { readHtml } from './documentHtml';
import { writeHtml } from './writeHtml';

const written = (html: string): string => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return writeHtml(root);
};

it.each([
  ['elements that the list has not', '<p><span>a</span><x-y>b</x-y></p>', '<p>ab</p>'],
  ['attributes that the list has not', '<p class="x" style="color:red" onclick="y()">a</p>', '<p>a</p>'],
  ['addresses that act', '<p><a href="java&#10;script:x()">a</a></p>', '<p><a>a</a></p>'],
  ['pictures of no web address', '<img src="data:image/png;base64,A" alt="">', '<img alt="" />'],
  ['classes other than a language of code', '<code class="a">x</code>', '<code>x</code>'],
  ['languages that are none', '<p lang="x y z">a</p>', '<p>a</p>'],
])('writes no %s', (_name, html, expected) => {
  expect(written(html)).toBe(expected);
});

it('writes each element of the first level on a line of its own, and signs as HTML has them', () => {
  expect(written('<p>a &lt; b &amp; "c"</p><hr><p>d\n  e</p>')).toBe(
    '<p>a &lt; b &amp; "c"</p>\n<hr />\n<p>d e</p>',
  );
});

describe('the lines of a text', () => {
  it('are those that show something', () => {
    const { html, removed } = readHtml(
      '<p>a</p><p> </p><h2><br></h2><p>\u00a0</p><blockquote><p></p></blockquote><p>b</p>',
    );
    expect(html).toBe('<p>a</p>\n<p>b</p>');
    expect(removed).toEqual({});
  });

  it('have no paragraph in a line of a list, unless there are two', () => {
    const { html } = readHtml('<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>');
    expect(html).toBe('<ul><li>a</li><li><p>b</p><p>c</p></li></ul>');
  });
});
