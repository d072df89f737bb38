import { JSDOM } from 'jsdom';

import { textOfHtml } from '../textOfHtml';
import { scrollBox } from './scrollBox';
import { withHighlights } from './withHighlights';

const block = (language: string, code: string) =>
  `<p>a</p><pre><code class="language-${language}">${code}</code></pre>`;
const names: Readonly<Record<string, string>> = {
  ...{
    js: 'JavaScript',
    c: 'C',
    css: 'CSS',
    html: 'HTML',
    xml: 'XML',
    bash: 'Bash',
    json: 'JSON',
    sql: 'SQL',
  },
  ...{ typescript: 'TypeScript', python: 'Python', yaml: 'YAML' },
};
const style =
  'padding:var(--space-3);font-size:var(--size-small);line-height:1.6;word-spacing:0;border-radius:var(--radius);background:var(--ground)';
const box = (name?: string) => `<pre ${scrollBox(name, style)} data-ground="ink">`;
const shown = (language: string, code: string) =>
  block(language, code).replace(/.*(?=<code)/, `<p>a</p>${box(names[language])}`);

describe('code in a text', () => {
  it('says what its words are', () => {
    expect(withHighlights(block('js', 'const a = 300; // few'))).toBe(
      shown(
        'js',
        '<span data-code="keyword">const</span> a = <span data-code="number">300</span>; <span data-code="comment">// few</span>',
      ),
    );
  });

  it('has a property with a number in its name as one word', () => {
    expect(withHighlights(block('css', 'a { color: var(--red-600) }'))).toContain('(--red-600)');
  });

  it('is not divided in a line where it is short', () => {
    expect(withHighlights('<p><code>red-600</code> <code>a</code></p>')).toBe(
      '<p><code style="white-space:nowrap">red-600</code> <code>a</code></p>',
    );
    const long = '<p><code>--font-size-heading-large-600</code></p>';
    expect(withHighlights(long)).toBe(long);
  });

  it('stays the same text, whatever is in it', () => {
    const code = 'if (a &lt; b &amp;&amp; c) x = "&lt;script&gt;alert(1)&lt;/script&gt;$&amp;";';
    const html = withHighlights(block('js', code));
    expect(html).not.toContain('<script');
    expect(textOfHtml(html)).toBe(textOfHtml(block('js', code)));
    expect(html).toContain('data-code="string"');
  });

  it('is marked where it stands, also when it says what its element is called', () => {
    expect(withHighlights(block('c', 'c'))).toBe(shown('c', 'c'));
    expect(withHighlights(block('css', 'code'))).toBe(shown('css', '<span data-code="keyword">code</span>'));
  });

  it('has no classes where another language stands in it', () => {
    expect(withHighlights(block('js', 'x = &lt;b&gt;1&lt;/b&gt;'))).not.toContain('<span class');
  });

  it('scrolls in a box that the keyboard reaches, named by its language where that is known', () => {
    expect(withHighlights(block('css', 'a'))).toContain('<pre role="group" aria-label="CSS" tabindex="0"');
    expect(withHighlights(block('cobol-2', 'a'))).toContain('<pre role="group" tabindex="0"');
  });

  describe('with words that may be added', () => {
    const words = { code: 'Code', copyCode: 'Copy', codeCopied: 'Copied', codeNotCopied: 'Not copied' };
    const headed = (html: string) => new JSDOM(withHighlights(html, words)).window.document;

    it('has its language above it, and a button that copies it, seen where a script answers', () => {
      const pre = headed(block('css', 'a')).querySelector('pre');
      const [name, button, status] = pre?.parentElement?.children ?? [];
      expect(name?.getAttribute('data-note')).toBe('CSS');
      expect(button?.getAttribute('aria-label')).toBe('Copy');
      expect(button?.hasAttribute('hidden')).toBe(true);
      expect(button?.getAttribute('data-copied')).toBe('Copied');
      expect(status?.getAttribute('role')).toBe('status');
      expect(status?.nextElementSibling).toBe(pre);
      expect(pre?.getAttribute('role')).toBe('group');
    });

    it.each(['<pre><code>a = 1</code></pre>', block('cobol-2', 'a')])(
      'has the same head in a language that nobody knows, with a plain word (%s)',
      (html) => {
        const pre = headed(html).querySelector('pre');
        const [name, button] = pre?.parentElement?.children ?? [];
        expect(name?.getAttribute('data-note')).toBe('Code');
        expect(button?.tagName).toBe('BUTTON');
        expect(pre?.getAttribute('style')).toContain('grid-column:1/-1;');
        expect(pre?.hasAttribute('aria-label')).toBe(false);
      },
    );

    it('has no more text than before', () => {
      expect(textOfHtml(withHighlights(block('js', 'a'), words))).toBe(textOfHtml(block('js', 'a')));
    });
  });

  it('is left alone in a language that nobody knows, or in none', () => {
    expect(withHighlights(block('cobol-2', 'MOVE A TO B'))).toBe(shown('cobol-2', 'MOVE A TO B'));
    expect(withHighlights('<pre><code>a = 1</code></pre>')).toBe(`${box()}<code>a = 1</code></pre>`);
  });

  it.each(['html', 'xml', 'css', 'bash', 'json', 'sql', 'typescript', 'python', 'yaml'])(
    'of %s has no more markup than spans',
    (language) => {
      const html = withHighlights(block(language, 'a: "&lt;b&gt;" # 1 &amp; 2'));
      expect(html.replace(/<\/?span( data-code="[a-z]+")?>/g, '')).toBe(
        shown(language, 'a: &quot;&lt;b&gt;&quot; # 1 &amp; 2'),
      );
    },
  );
});
