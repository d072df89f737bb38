import { articleOf } from './article';

const words = (count: number): string => `<p>${Array.from({ length: count }, () => 'một').join(' ')}</p>`;

describe('the text of a post', () => {
  it('is known by its parts, to which its page leads', () => {
    const { html, parts } = articleOf('<h2>A &amp; B</h2><p>a</p><h3>Not this</h3><h2><em>C</em></h2>', 'en');
    expect(parts).toEqual([
      { id: 's-a-b', title: 'A & B', locale: 'en' },
      { id: 's-c', title: 'C', locale: 'en' },
    ]);
    for (const { id } of parts) expect(html).toContain(`<h2 id="${id}">`);
  });

  it('skips no level of headings, and its parts are those that then are the first', () => {
    const { html, parts } = articleOf('<h3>A</h3><h4>B</h4><h2>C</h2><h4>D</h4>', 'en');
    expect(html.match(/<h\d/g)).toEqual(['<h2', '<h3', '<h2', '<h3']);
    expect(parts.map(({ id }) => id)).toEqual(['s-a', 's-c']);
  });

  it('runs from right to left where it is written so', () => {
    expect(articleOf('<h2>مرحبا</h2><p>a</p>', 'en').html).toMatch(/^<h2 id="[^"]+" dir="auto">.*<p>a<\/p>$/);
    expect(articleOf('<h2>مرحبا</h2>', 'en').parts).toHaveLength(1);
  });

  it.each([
    ['en', 2_200, 10],
    ['vi', 2_900, 10],
    ['en', 3, 1],
    ['vi', 0, 1],
  ] as const)('says how long reading takes (%s, %i words)', (locale, count, minutes) => {
    expect(articleOf(words(count), locale).minutes).toBe(minutes);
  });

  it('does not count what is no word', () => {
    expect(articleOf(`<pre><code>${'{ } '.repeat(1_000)}</code></pre>`, 'en').minutes).toBe(1);
  });
});
