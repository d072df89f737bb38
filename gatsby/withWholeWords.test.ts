import { textOfHtml } from './textOfHtml';
import { withWholeWords } from './withWholeWords';

const box = (words: string) => `<span style="display:inline-block">${words}</span>`;

describe('a text to be read', () => {
  it.each(['h2', 'h3', 'h4', 'th', 'caption', 'figcaption'])('divides no compound in its <%s>', (name) => {
    expect(withWholeWords(`<${name} id="a">Bao nhiêu <em>tên miền</em>?</${name}>`, 'vi')).toBe(
      `<${name} id="a">${box('Bao nhiêu')} <em>${box('tên miền')}</em>?</${name}>`,
    );
  });

  it('divides no compound in what a row of a table begins with', () => {
    expect(withWholeWords('<tr>\n<td>Ngân sách</td><td>ngân sách</td></tr><p>ngân sách</p>', 'vi')).toBe(
      `<tr>\n<td>${box('Ngân sách')}</td><td>ngân sách</td></tr><p>ngân sách</p>`,
    );
  });

  it('is what it was in its paragraphs, and in English', () => {
    expect(withWholeWords('<h2>A</h2><p>tên miền</p>', 'vi')).toBe('<h2>A</h2><p>tên miền</p>');
    expect(withWholeWords('<h2>Sài Gòn</h2>', 'en')).toBe('<h2>Sài Gòn</h2>');
  });

  it('keeps a number with what it counts, in both languages', () => {
    expect(withWholeWords('<p>in 24 hours</p>', 'en')).toBe('<p>in 24\u00A0hours</p>');
    expect(withWholeWords('<li>món 4 ảnh</li>', 'vi')).toBe('<li>món 4\u00A0ảnh</li>');
  });

  it('has its code and its attributes as they were written', () => {
    const html =
      '<pre><code>sleep 24 hours</code></pre><img alt="a > 24 hours <h2> tên miền"><p>tên miền</p>';
    expect(withWholeWords(html, 'vi')).toBe(html);
  });

  it('says the same as before', () => {
    const html = '<h2>Băng thông, lượt truy cập &amp; 2 GB</h2>';
    expect(textOfHtml(withWholeWords(html, 'vi'))).toBe(textOfHtml(html));
  });
});
