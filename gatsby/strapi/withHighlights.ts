import hljs from 'highlight.js/lib/common';

import { scrollBox } from './scrollBox';

const CODE = /(<pre><code class="language-([^"]+)">)(.*?)(<\/code><\/pre>)/gs;
const MARK = /<span class="(?:hljs-([\w-]+))?[^"]*">/g;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const plain = (html: string): string =>
  html.replace(/&(lt|gt|quot|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** What words of a program are, in as few kinds as a reader tells apart (src/features/blog/post/Post.module.css). */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  keyword: ['keyword', 'built_in', 'literal', 'selector-tag', 'tag', 'name', 'section', 'type'],
  string: ['string', 'regexp', 'symbol', 'addition', 'link'],
  comment: ['comment', 'quote', 'meta', 'deletion'],
  number: ['number', 'bullet'],
  title: ['title', 'attr', 'attribute', 'property', 'variable', 'selector-class', 'selector-id'],
};

const kindOf = (scope: string): string | undefined =>
  Object.keys(KINDS).find((kind) => KINDS[kind]?.includes(scope));

/** A box on ink that scrolls, for no line of code is divided; named by the language where it is known. */
const box = (_start: string, language?: string): string => {
  const name = hljs.getLanguage(language ?? '')?.name;
  return `<pre ${scrollBox(name)} data-ground="ink">`;
};

/**
 * A text whose code stands on ink, and says what its words are where its language is known: `<span data-code="keyword">`.
 *
 * @param html as `safeContent` writes it.
 */
export const withHighlights = (html: string): string =>
  highlighted(html).replace(/<pre>(?=(?:<code class="language-([^"]+)">)?)/g, box);

const highlighted = (html: string): string =>
  html.replace(CODE, (whole: string, start: string, language: string, code: string, end: string) => {
    if (!hljs.getLanguage(language)) return whole;
    const { value } = hljs.highlight(plain(code), { language, ignoreIllegals: true });
    const marked = value.replace(MARK, (_mark, scope = '') => {
      const kind = kindOf(scope);
      return kind ? `<span data-code="${kind}">` : '<span>';
    });
    return `${start}${marked}${end}`;
  });
