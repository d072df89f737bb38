/** As much of a text as is looked at: patterns take the square of the length of a line. */
const FIRST_LINES = 200;
const FIRST_LETTERS = 300;

const HEADING = /^#{1,6} \S/;
const BULLET = /^ {0,6}[-*+] \S/;
const NUMBER = /^ {0,6}\d{1,3}\. \S/;
const FENCE = /^```/;
const RULE_OF_TABLE = /^\|?(?: ?:?-+:? ?\|)+(?: ?:?-+:? ?)?$/;
const BOLD = /(?:^|[^\w*])\*\*[^\s*][^*]*\*\*(?![\w*])/;
const LINK = /\[[^\]]+\]\((?:https?:|mailto:|\/)[^)\s]+[^)]*\)/;
const WEB_LINK = /\[[^\]]+\]\(https?:[^)\s]+\)/;

const isTwice = (lines: readonly string[], sign: RegExp): boolean =>
  lines.some((line, index) => sign.test(line) && sign.test(lines[index + 1] ?? ''));

/**
 * Whether a plain text is Markdown: it has two of its signs, or one that nobody writes by chance. Prose may begin two
 * lines with a dash, too.
 */
export const isMarkdown = (text: string): boolean => {
  const lines = text
    .slice(0, FIRST_LINES * FIRST_LETTERS)
    .split(/\r?\n/, FIRST_LINES)
    .map((line) => line.slice(0, FIRST_LETTERS).trimEnd());
  const has = (sign: RegExp) => lines.some((line) => sign.test(line));
  const isTable = lines.some((line, index) => RULE_OF_TABLE.test(line) && lines[index - 1]?.includes('|'));
  const isCode = lines.filter((line) => FENCE.test(line)).length > 1;
  if (HEADING.test(lines[0] ?? '') || isTable || isCode || has(WEB_LINK)) return true;
  const signs = [
    has(HEADING),
    isTwice(lines, BULLET),
    isTwice(lines, NUMBER),
    has(/^> \S/),
    has(BOLD),
    has(LINK),
  ];
  return signs.filter(Boolean).length > 1;
};
