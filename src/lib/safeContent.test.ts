import { ELEMENTS } from '../../cms/src/richText/elements';
import { safeContent } from './safeContent';

describe('safe content', () => {
  it('keeps what a post is written with', () => {
    const html =
      '<h2>A</h2><p>b <strong>c</strong> <a href="https://x.example/">d</a></p><ol start="2"><li>e</li></ol>';
    expect(safeContent(html, 'html')).toBe(html);
  });

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<img src="/a.webp" onerror="alert(1)">', '<img src="/a.webp" />'],
    ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['an escaped javascript link', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['a data picture', '<img src="data:image/svg+xml,x">', '<img />'],
    ['a frame', '<iframe src="https://x.example/"></iframe>', ''],
    ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input></form>', ''],
    ['a protocol-relative picture', '<img src="//x.example/a.png">', '<img />'],
  ])('takes %s out of CMS HTML', (_, html, safe) => {
    expect(safeContent(html, 'html')).toBe(safe);
  });

  it('keeps every element that a rich text of the CMS may hold, with its attributes', () => {
    for (const [name, attributes] of Object.entries(ELEMENTS)) {
      if (name === 'th') continue;
      const kept = safeContent(`<${name} ${attributes.map((each) => `${each}="1"`).join(' ')}>a`, 'html');
      expect(kept).toMatch(new RegExp(`^<${name}\\b`));
      for (const each of attributes.filter((one) => !['class', 'data-video'].includes(one)))
        expect(kept).toContain(`${each}="1"`);
    }
  });

  it('keeps the language of code, and no other class', () => {
    const code = (names: string) => `<pre><code class="${names}">a</code></pre>`;
    expect(safeContent(code('hljs language-ts pwn'), 'html')).toBe(code('language-ts'));
    expect(safeContent('<p class="language-ts">a</p>', 'html')).toBe('<p>a</p>');
  });

  it('keeps a video by its one address, and none of another host', () => {
    const figure = (address: string) => `<figure data-video="${address}"></figure>`;
    const video = figure('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(safeContent(video, 'html')).toBe(video);
    for (const address of ['https://x.example/', 'javascript:x', 'https://youtu.be/dQw4w9WgXcQ'])
      expect(safeContent(figure(address), 'html')).toBe('<figure></figure>');
  });

  it.each([
    ['<p title="a">a&#1;b\u0000c&#127;</p>', '<p>abc</p>'],
    ['<a href="java&#127;script:x">a</a><a href="&#x7f;javascript:x">b</a>', '<a>a</a><a>b</a>'],
    ['<img src="/a.png" alt="a&#27;b">', '<img src="/a.png" alt="ab" />'],
  ])('keeps no control character, however it is written: %j', (html, safe) => {
    expect(safeContent(html, 'html')).toBe(safe);
  });

  it('lowers an h1, for a page has one of its own', () => {
    expect(safeContent('<h1>a</h1>', 'html')).toBe('<h2>a</h2>');
  });

  it('makes the empty corner of a table a cell, for it is no header', () => {
    const table = (corner: string) =>
      `<table><thead><tr>${corner}<th scope="col">a</th></tr></thead></table>`;
    expect(safeContent(table('<th scope="col"> </th>'), 'html')).toBe(table('<td></td>'));
  });

  it('keeps no tag in text', () => {
    expect(safeContent(' <p>a <b>b</b></p><script>c</script>', 'text')).toBe('a b');
  });

  it('empties an address that could run something', () => {
    expect(
      ['https://x.example/', '/en/', 'mailto:a@b.example'].map((url) => safeContent(url, 'url')),
    ).toEqual(['https://x.example/', '/en/', 'mailto:a@b.example']);
    expect(
      ['javascript:alert(1)', '//x.example', 'data:text/html,x'].map((url) => safeContent(url, 'url')),
    ).toEqual(['', '', '']);
  });

  it('throws for an unknown type', () => {
    expect(() => safeContent('a', 'style')).toThrow('Invalid safe type specified');
    expect(() => safeContent('a', 'toString')).toThrow('Invalid safe type specified');
  });
});
