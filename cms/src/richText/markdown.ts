import MarkdownIt from 'markdown-it';

import { beginsElement, linesOfElement, markdownIn } from './htmlElement';
import { LIMITS, TooMuchText } from './limits';

type BlockRule = Parameters<MarkdownIt['block']['ruler']['before']>[2];
type BlockState = Parameters<BlockRule>[0];
type Token = BlockState['tokens'][number];

/** How often the lines of a text may be read in search of the end of elements that have none. */
const MOST_LINES_READ = 500_000;

interface Reading {
  linesRead?: number;
}

const addHtml = (state: BlockState, first: number, behind: number): void => {
  if (first >= behind) return;
  const token = state.push('html_block', '', 0);
  token.map = [first, behind];
  token.content = state.getLines(first, behind, state.blkIndent, true);
};

const addMarkdown = (state: BlockState, first: number, behind: number): void => {
  const { lineMax } = state;
  state.lineMax = behind;
  state.md.block.tokenize(state, first, behind);
  state.lineMax = lineMax;
};

const countLines = (reading: Reading, lines: number): void => {
  reading.linesRead = (reading.linesRead ?? 0) + lines;
  if (reading.linesRead > MOST_LINES_READ) throw new TooMuchText('complex');
};

/**
 * An HTML element is one block from its start to its end tag, whatever is between them. CommonMark ends it at the
 * first empty line, and would read what is indented after that as code. Markdown in it is that of CommonMark all the same
 * where nobody could mean anything else.
 */
const wholeElement: BlockRule = (state, start, end, silent) => {
  const lineAt = (line: number) => state.getLines(line, line + 1, state.blkIndent, false);
  if (!beginsElement(lineAt(start))) return false;
  countLines(state.env, end - start);
  const lines = Array.from({ length: end - start }, (_, index) => lineAt(start + index));
  const count = linesOfElement(lines);
  if (count === 0) return false;
  if (silent) return true;
  let done = start;
  for (const [first, behind] of markdownIn(lines.slice(0, count))) {
    addHtml(state, done, start + first);
    addMarkdown(state, start + first, start + behind);
    done = start + behind;
  }
  addHtml(state, done, start + count);
  state.line = start + count;
  return true;
};

// As the preview of Strapi's editor: HTML passes, an address becomes a link, a line break stays one.
const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true });
// An address begins with https://: 'README.md' is none, although .md is a country.
markdown.linkify.set({ fuzzyLink: false });
markdown.block.ruler.before('html_block', 'whole_element', wholeElement, {
  alt: ['paragraph', 'blockquote'],
});

/** A definition of a link can be asked for ten thousand times: its address is then written as often. */
const weightOf = (tokens: readonly Token[]): number =>
  tokens.reduce(
    (sum, { content, attrs, children }) =>
      sum + content.length + (attrs ?? []).flat().join('').length + weightOf(children ?? []),
    0,
  );

/**
 * Reads what an editor wrote as Strapi's own editor meant it: Markdown (CommonMark with tables and strikethrough) in which
 * HTML may stand, and in that Markdown again, between empty lines. A text that is all HTML comes out as it went in, but for
 * empty lines between its elements.
 *
 * @returns HTML that is not yet safe to show.
 * @throws TooMuchText for a text that is far longer as HTML, or takes too long to read.
 */
export const renderMarkdown = (text: string): string => {
  const reading: Reading = {};
  const tokens = markdown.parse(text, reading);
  if (weightOf(tokens) > 4 * LIMITS.characters) throw new TooMuchText('complex');
  return markdown.renderer.render(tokens, markdown.options, reading);
};
