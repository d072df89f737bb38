import { withDirections } from './withDirections';

describe('a text from right to left', () => {
  it.each([
    ['<p lang="ar">مرحبا</p><p>a</p>', '<p lang="ar" dir="auto">مرحبا</p><p>a</p>'],
    ['<h2 id="a"><em>שלום</em> b</h2>', '<h2 id="a" dir="auto"><em>שלום</em> b</h2>'],
    ['<ul><li>a</li><li>مرحبا</li></ul>', '<ul><li>a</li><li dir="auto">مرحبا</li></ul>'],
    ['<blockquote><p>مرحبا</p></blockquote>', '<blockquote><p dir="auto">مرحبا</p></blockquote>'],
    [
      '<table><tr><td>1</td><td>مرحبا</td></tr></table>',
      '<table><tr><td>1</td><td dir="auto">مرحبا</td></tr></table>',
    ],
  ])('is set by the first letter of each of its lines: %s', (before, after) => {
    expect(withDirections(before)).toBe(after);
  });

  it.each(['<p>Tiếng Việt</p>', '<pre><code>مرحبا</code></pre>', '<p title="a">12</p>'])(
    'is told from any other, and from code: %s',
    (html) => {
      expect(withDirections(html)).toBe(html);
    },
  );
});
