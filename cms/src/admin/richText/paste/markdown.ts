import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: true });

/** Signs of Markdown, of which prose has at most one by chance. */
const SIGNS = [
  /^#{1,6} \S/m,
  /^\s*[-*+] \S.*\n\s*[-*+] \S/m,
  /^\s*\d+\. \S.*\n\s*\d+\. \S/m,
  /^> \S/m,
  /^```/m,
  /^\|?.+\|.+\n\|?\s*:?-{2,}/m,
  /(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])/,
  /!?\[[^\]\n]+\]\((?:https?:|mailto:|\/)[^)\s]+[^)\n]*\)/,
  /^(?:-{3,}|\*{3,})\s*$/m,
];

/** Enough of itself: nobody writes these by chance. */
const CERTAIN = [
  /^#{1,6} \S.*(?:\n|$)/,
  /^```[\s\S]*^```/m,
  /\[[^\]\n]+\]\(https?:[^)\s]+\)/,
  /^\|?.+\|.+\n\|?\s*:?-{2,}/m,
];

/** Whether a plain text is Markdown: it has two of its signs, or one that cannot be anything else. */
export const isMarkdown = (text: string): boolean =>
  CERTAIN.some((sign) => sign.test(text)) || SIGNS.filter((sign) => sign.test(text)).length > 1;

/** Markdown as HTML, which is not clean yet. */
export const markdownHtml = (text: string): string => markdown.render(text);
