import { withHeadingIds } from './withHeadingIds';

describe('the headings of a text', () => {
  it('have addresses of their words', () => {
    expect(withHeadingIds('<h2>Tính dung lượng trước đã</h2><p>a</p><h3>1 &lt; 2 <em>now</em></h3>')).toBe(
      '<h2 id="s-tinh-dung-luong-truoc-da">Tính dung lượng trước đã</h2><p>a</p><h3 id="s-1-2-now">1 &lt; 2 <em>now</em></h3>',
    );
  });

  it('keep the address that an editor gave them, which no other gets', () => {
    expect(withHeadingIds('<h2>Price</h2><h2 id="s-price">Our price</h2><h4 lang="vi">Price</h4>')).toBe(
      '<h2 id="s-price-2">Price</h2><h2 id="s-price">Our price</h2><h4 id="s-price-3" lang="vi">Price</h4>',
    );
  });

  it('have one also where they have no letter', () => {
    expect(withHeadingIds('<h2>🙂</h2><h2>…</h2>')).toBe('<h2 id="s-part">🙂</h2><h2 id="s-part-2">…</h2>');
  });

  it('are left alone where there are none', () => {
    expect(withHeadingIds('<p>h2</p>')).toBe('<p>h2</p>');
  });
});
