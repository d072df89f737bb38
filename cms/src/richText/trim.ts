import { type RichNode, isElement } from './tree';

const isEdge = (node: RichNode | undefined): boolean =>
  node !== undefined && (isElement(node) ? node.name === 'br' : node.trim() === '');

/** A line without the blanks and line breaks at its ends. */
export const trimmed = (line: readonly RichNode[]): RichNode[] => {
  const first = line.findIndex((node) => !isEdge(node));
  const last = line.findLastIndex((node) => !isEdge(node));
  return line.slice(Math.max(first, 0), last + 1).map((node, index) => {
    if (isElement(node)) return node;
    const begun = index === 0 ? node.trimStart() : node;
    return index === last - first ? begun.trimEnd() : begun;
  });
};

/** The blanks of a line that shows nothing: they keep what is around them in lines of their own. */
export const blanksOf = (line: readonly RichNode[]): RichNode[] => {
  const blanks = line.map((node) => (isElement(node) ? '' : node)).join('');
  return /^[ \t\n]+$/.test(blanks) ? [blanks] : [];
};
