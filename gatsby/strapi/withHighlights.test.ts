import { textOfHtml } from '../textOfHtml';
import { withHighlights } from './withHighlights';

const block = (language: string, code: string) =>
  `<p>a</p><pre><code class="language-${language}">${code}</code></pre>`;

describe('code in a text', () => {
  it('says what its words are', () => {
    expect(withHighlights(block('js', 'const a = 300; // few'))).toBe(
      block(
        'js',
        '<span data-code="keyword">const</span> a = <span data-code="number">300</span>; <span data-code="comment">// few</span>',
      ),
    );
  });

  it('stays the same text, whatever is in it', () => {
    const code = 'if (a &lt; b &amp;&amp; c) x = "&lt;script&gt;alert(1)&lt;/script&gt;$&amp;";';
    const shown = withHighlights(block('js', code));
    expect(shown).not.toContain('<script');
    expect(textOfHtml(shown)).toBe(textOfHtml(block('js', code)));
    expect(shown).toContain('data-code="string"');
  });

  it('is left alone in a language that nobody knows, or in none', () => {
    for (const html of [block('cobol-2', 'MOVE A TO B'), '<pre><code>const a = 1</code></pre>'])
      expect(withHighlights(html)).toBe(html);
  });

  it.each(['html', 'css', 'bash', 'json', 'sql', 'typescript', 'python', 'yaml'])(
    'of %s has no more markup than spans',
    (language) => {
      const shown = withHighlights(block(language, 'a: "&lt;b&gt;" # 1 &amp; 2'));
      expect(shown.replace(/<\/?span( data-code="[a-z]+")?>/g, '')).toBe(
        block(language, 'a: &quot;&lt;b&gt;&quot; # 1 &amp; 2'),
      );
    },
  );
});
