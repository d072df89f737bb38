import { withOwnNames } from './withOwnNames';

describe('the names of places in a text', () => {
  it('are not those of the page around it, and what leads to them does so still', () => {
    expect(
      withOwnNames(
        '<h2 id="main" lang="en">a</h2><p><a href="#main" title="b">c</a> <a href="#top">d</a></p>',
      ),
    ).toBe('<h2 id="s-main" lang="en">a</h2><p><a href="#s-main" title="b">c</a> <a href="#top">d</a></p>');
  });

  it('are led to also where the link is written in code', () => {
    expect(withOwnNames('<h2 id="giá">a</h2><a href="#gi%C3%A1">b</a><a href="#%">c</a>')).toBe(
      '<h2 id="s-giá">a</h2><a href="#s-gi%C3%A1">b</a><a href="#%">c</a>',
    );
  });

  it('stay as they are where they are the text’s own already', () => {
    const html = '<h2 id="s-prices">a</h2><a href="#s-prices">b</a>';
    expect(withOwnNames(html)).toBe(html);
  });

  it('are there once, and are names', () => {
    expect(
      withOwnNames('<p id="a">1</p><p id="a">2</p><p id="s-a">3</p><p id="">4</p><p id="b c">5</p>'),
    ).toBe('<p id="s-a">1</p><p>2</p><p>3</p><p>4</p><p>5</p>');
  });

  it('are no words of the text', () => {
    const html = '<p id="s-a">&lt;h2 id="main"&gt; <img src="/a" alt=" id=&quot;main&quot;" /></p>';
    expect(withOwnNames(html)).toBe(html);
  });
});
