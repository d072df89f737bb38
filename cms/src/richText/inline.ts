import { isBlank } from '../content/blank';
import { type RichElement, type RichNode, element, isElement } from './tree';

/** Elements within a line. */
export const MARKS = new Set(['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'a']);

/** Elements that hold lines and nothing else. */
export const LINES = new Set(['p', 'h2', 'h3', 'h4']);

/** Where one paragraph ends and another begins, with nothing between them. */
export const BREAK = element('div');

export const isInline = (node: RichNode): boolean =>
  !isElement(node) || node.name === 'br' || MARKS.has(node.name);

/** Whether nodes within a line show nothing. */
export const isBlankLine = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) => (isElement(node) ? node.name === 'br' || isBlankLine(node.children) : isBlank(node)));

/** Each run of nodes that belong to one line, and each node between them by itself. */
export const runsOf = (nodes: readonly RichNode[]): (RichNode[] | RichElement)[] => {
  const runs: (RichNode[] | RichElement)[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (isElement(node) && !isInline(node)) runs.push(node);
    else if (Array.isArray(last)) last.push(node);
    else runs.push([node]);
  }
  return runs;
};

/** A node that is no line with a mark around every line in it, as one around paragraphs means. */
const markBlock = (block: RichElement, mark: RichElement): RichElement =>
  ['pre', 'hr', 'figure', 'div'].includes(block.name)
    ? block
    : { ...block, children: markNodes(block.children, mark) };

/** Puts a mark around the lines of nodes, inside of what is no line. */
export const markNodes = (nodes: readonly RichNode[], mark: RichElement): RichNode[] =>
  runsOf(nodes).flatMap((run) => {
    if (!Array.isArray(run)) return [markBlock(run, mark)];
    return isBlankLine(run) && run.every((node) => !isElement(node)) ? run : [{ ...mark, children: run }];
  });

/** What of nodes stands in one line, those that are none taken apart. */
export const inOneLine = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node) || isInline(node)) return [node];
    return node.name === 'div' ? [' '] : [' ', ...inOneLine(node.children)];
  });
