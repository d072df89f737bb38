import { videoWords } from '../strapi/videoWords';
import { withFrames } from '../strapi/withFrames';
import { withHighlights } from '../strapi/withHighlights';
import { feedContent } from './feedContent';

const page = 'https://saola.example/en/blog/a-door/';
const content = (html: string) => feedContent(withFrames(withHighlights(html), videoWords('en')), page);
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('a text in a feed', () => {
  it.each([
    [
      'a page of the site',
      '<a href="/en/contact/?a=1&amp;b=2">a</a>',
      'https://saola.example/en/contact/?a=1&amp;b=2',
    ],
    ['a part of the post', '<a href="#s-prices">a</a>', `${page}#s-prices`],
    ['another site', '<a href="https://x.example/">a</a>', 'https://x.example/'],
    ['a mailbox', '<a href="mailto:a@b.example">a</a>', 'mailto:a@b.example'],
  ])('leads to %s by its whole address', (_, html, address) => {
    expect(content(html)).toBe(`<a href="${address}">a</a>`);
  });

  it('has its pictures by their whole addresses, with what they show', () => {
    expect(
      content(
        '<figure><img src="/static/1/a%20b.webp" alt="A &quot;door&quot;" width="4" height="3" loading="lazy" decoding="async" /></figure>',
      ),
    ).toBe(
      '<figure><img src="https://saola.example/static/1/a%20b.webp" alt="A &quot;door&quot;" width="4" height="3" /></figure>',
    );
  });

  it('leaves out a picture without an address', () => {
    expect(content('<p>a<img alt="b" /></p>')).toBe('<p>a</p>');
    expect(content('<p>a<img src="http://" alt="b" /></p>')).toBe('<p>a</p>');
  });

  it('has a video as its link', () => {
    const figure = `<figure data-video="${video}"><a href="${video}">Our film</a><figcaption>In spring</figcaption></figure>`;
    expect(content(figure)).toBe(
      `<figure><a href="${video}">Our film</a><figcaption>In spring</figcaption></figure>`,
    );
  });

  it('has no boxes around its tables', () => {
    const table = '<table><caption>Hours</caption><tbody><tr><td>b</td></tr></tbody></table>';
    expect(content(table)).toBe(table);
  });

  it('has no marks in its code, and no names of places and classes', () => {
    expect(
      content(
        '<h2 id="s-a">a</h2><pre><code class="language-js">const a = "&lt;b&gt;";</code></pre><p lang="vi">b</p>',
      ),
    ).toBe('<h2>a</h2><pre><code>const a = "&lt;b&gt;";</code></pre><p lang="vi">b</p>');
  });
});
