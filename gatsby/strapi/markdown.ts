import MarkdownIt from 'markdown-it';

type BlockRule = Parameters<MarkdownIt['block']['ruler']['before']>[2];

/** Elements that make a block of their own in HTML (CommonMark's list, without those that have no end tag). */
const blocks = new RegExp(
  `<(/?)(${[
    'address|article|aside|blockquote|caption|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer',
    'form|h[1-6]|header|iframe|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul',
  ].join('|')})(?=[\\s/>])[^>]*>`,
  'gi',
);

const depthOf = (line: string): number =>
  [...line.matchAll(blocks)].reduce((depth, [, slash]) => depth + (slash ? -1 : 1), 0);

/**
 * An HTML element is one block from its start to its end tag, whatever is between them. CommonMark ends it at the
 * first empty line, and would read what is indented after that as code.
 */
const wholeElement: BlockRule = (state, start, end, silent) => {
  const lineAt = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  if (lineAt(start).search(blocks) !== 0 || lineAt(start).startsWith('</')) return false;
  let depth = 0;
  for (let line = start; line < end; line += 1) {
    depth += depthOf(lineAt(line));
    if (depth > 0) continue;
    if (silent) return true;
    const token = state.push('html_block', '', 0);
    token.map = [start, line + 1];
    token.content = state.getLines(start, line + 1, state.blkIndent, true);
    state.line = line + 1;
    return true;
  }
  return false;
};

// As the preview of Strapi's editor: HTML passes, an address becomes a link, a line break stays one.
const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true });
// An address begins with https://: 'README.md' is none, although .md is a country.
markdown.linkify.set({ fuzzyLink: false });
markdown.block.ruler.before('html_block', 'whole_element', wholeElement, {
  alt: ['paragraph', 'blockquote'],
});

/**
 * Reads what an editor wrote as Strapi's editor means it: Markdown (CommonMark with tables and strikethrough) in which
 * HTML may stand. A text that is all HTML comes out as it went in, but for empty lines between its elements.
 *
 * @returns HTML that is not yet safe to show.
 */
export const renderMarkdown = (text: string): string => markdown.render(text);
