import hljs from 'highlight.js/lib/common';

import { FADE, scrollBox } from './scrollBox';

const CODE = /(<pre><code class="language-([^"]+)">)(.*?)(<\/code><\/pre>)/gs;
/** A property of one's own with a number in its name is one word: `--red-600`. */
const OWN_PROPERTY = /--[a-z][\w-]*(?:<span class="hljs-number">[\w-]+<\/span>[\w-]*)+/gi;
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

/** What is said above code. */
export interface CodeWords {
  /** Of code in a language that nobody knows. */
  readonly code: string;
  readonly copyCode: string;
  /** What becomes of it. */
  readonly codeCopied: string;
  readonly codeNotCopied: string;
}

/** A grammar may be one of several languages: 'HTML, XML'. */
const nameOf = (language = ''): string | undefined => {
  const names = hljs.getLanguage(language)?.name?.split(', ') ?? [];
  return names.find((name) => name.toLowerCase() === language) ?? names[0];
};

const OPENING = /<pre>(?=(?:<code class="language-([^"]+)">)?)/g;

const BOX =
  'display:grid;grid-template-columns:1fr auto;align-items:center;border-radius:var(--radius);background:var(--ground)';
const FONT = 'font:600 var(--size-small)/1.6 var(--font-display)';
const NAME = `padding:12px var(--space-3);color:var(--text-quiet);${FONT}`;
const BUTTON = `margin-right:8px;padding:4px 16px;border:0;border-radius:99px;grid-column:2;background:var(--rule);cursor:pointer;${FONT}`;
const CODE_TEXT = 'padding:var(--space-3);font-size:var(--size-small);line-height:1.6;word-spacing:0;';
const ALONE = `${CODE_TEXT}border-radius:var(--radius);background:var(--ground)`;
const BELOW = `${CODE_TEXT}grid-column:1/-1;border-top:1px solid var(--rule);border-radius:0 0 var(--radius) var(--radius);${FADE.style},linear-gradient(#000,#000) 0 0/100% 1px no-repeat`;

/**
 * The language of code, the button that copies it, which is seen where a script answers it, and the place where that says what
 * became of it (src/features/blog/post/copyCode.ts). Not words of the text: CSS shows what they say (src/ui/RichText).
 */
const head = (name: string | undefined, { code, copyCode, codeCopied, codeNotCopied }: CodeWords): string =>
  [
    `<span data-note="${name ?? code}" style="${NAME}"></span>`,
    `<button type="button" hidden aria-label="${copyCode}" data-note="${copyCode}"`,
    ` data-copied="${codeCopied}" data-failed="${codeNotCopied}" style="${BUTTON}"></button>`,
    `<span role="status" style="position:absolute;clip-path:inset(50%)"></span>`,
  ].join('');

/**
 * Code in a box on ink that scrolls, for no line of it is divided; named by the language where it is known. Where words may be
 * added it has a head, with the language and a button that copies it.
 */
const boxed = (html: string, words: CodeWords | undefined): string => {
  const opened = html.replace(OPENING, (_pre, language?: string) => {
    const name = nameOf(language);
    return words
      ? `<div data-ground="ink" style="${BOX}">${head(name, words)}<pre ${scrollBox(name, BELOW)}>`
      : `<pre ${scrollBox(name, ALONE)} data-ground="ink">`;
  });
  return words ? opened.replaceAll('</pre>', '</pre></div>') : opened;
};

/** Code in a line that a break could divide at a hyphen or space, and that any line has room for. */
const SHORT = /(?<!<pre>)<code>(?=[^<]*[-\s])([^<]{1,24})<\/code>/g;

/**
 * A text whose code stands on ink, and says what its words are where its language is known: `<span data-code="keyword">`.
 *
 * @param html as `safeContent` writes it.
 * @param words in the language of the text; a text without one has none
 */
export const withHighlights = (html: string, words?: CodeWords): string =>
  boxed(highlighted(html.replace(SHORT, '<code style="white-space:nowrap">$1</code>')), words);

const highlighted = (html: string): string =>
  html.replace(CODE, (whole: string, start: string, language: string, code: string, end: string) => {
    if (!hljs.getLanguage(language)) return whole;
    const { value } = hljs.highlight(plain(code), { language, ignoreIllegals: true });
    const joined = value.replace(OWN_PROPERTY, (name) => name.replace(/<[^>]*>/g, ''));
    const marked = joined.replace(MARK, (_mark, scope = '') => {
      const kind = kindOf(scope);
      return kind ? `<span data-code="${kind}">` : '<span>';
    });
    return `${start}${marked}${end}`;
  });
