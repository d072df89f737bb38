/**
 * What a rich text may hold: its elements with their attributes. Pure data, which the admin's editor, the CMS and the
 * site read.
 */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  hr: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  pre: [],
  code: ['class'],
  strong: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  a: ['href', 'title'],
  figure: ['data-video'],
  img: ['src', 'alt', 'width', 'height'],
  figcaption: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** What any of them may have. */
export const COMMON_ATTRIBUTES: readonly string[] = ['lang', 'id'];

/** Other names of the same, and headings of levels that a text has not. */
export const SAME_AS: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** A language of code, as the class of its element says it. */
export const CODE_CLASS = /^language-[\w+#.-]{1,30}$/;
