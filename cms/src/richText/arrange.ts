import { arrangeFigure, figureOf } from './figures';
import { BREAK, LINES, MARKS, inOneLine, isBlankLine, markNodes, runsOf } from './inline';
import type { Tell } from './keep';
import { arrangeList, gatherItems } from './lists';
import { arrangeTable, cellsOf } from './tables';
import { blanksOf, trimmed } from './trim';
import { type RichElement, type RichNode, element, isElement, textOf } from './tree';

/** What stands around a node. */
interface Place {
  /** The marks it stands in: within the same one a mark says nothing. */
  readonly marks: readonly string[];
  readonly inTable: boolean;
  readonly tell: Tell;
}

const pieces = (nodes: readonly RichNode[], place: Place): RichNode[] =>
  nodes.flatMap((node) => (isElement(node) ? pieceOf(node, place) : [node]));

const codeOf = (node: RichElement): RichNode[] => {
  const code = node.children.find((child): child is RichElement => isElement(child) && child.name === 'code');
  const language = code?.attributes.class ?? node.attributes.class;
  const text = node.children.map(textOf).join('');
  return [
    { ...node, children: [element('code', [text], language === undefined ? {} : { class: language })] },
  ];
};

const markOf = (node: RichElement, place: Place): RichNode[] => {
  if (place.marks.includes(node.name)) return pieces(node.children, place);
  const { class: _, ...attributes } = node.attributes;
  const inner = pieces(node.children, { ...place, marks: [...place.marks, node.name] });
  if (node.name === 'a' && inner.some((one) => isElement(one) && one.name === 'figure')) place.tell('links');
  return markNodes(inner, { ...node, attributes });
};

/** A paragraph or heading; what may not stand in it stands before or behind it. */
const lineOf = (node: RichElement, place: Place): RichNode[] => {
  const runs = runsOf(pieces(node.children, place));
  return runs.flatMap((run): RichNode[] => {
    if (!Array.isArray(run)) return [run];
    if (isBlankLine(run)) return [];
    return [{ ...node, children: runs.length > 1 ? trimmed(run) : run }];
  });
};

/** What a node is made into: nodes of one line, and blocks that may stand beside each other. */
const pieceOf = (node: RichElement, place: Place): RichNode[] => {
  const { name } = node;
  if (name === 'br' || name === 'hr') return [node];
  if (name === 'img') return [figureOf(node)];
  if (name === 'pre') return codeOf(node);
  if (MARKS.has(name)) return markOf(node, place);
  if (LINES.has(name)) return [BREAK, ...lineOf(node, place), BREAK];
  const inCell = (nodes: readonly RichNode[]) => flow(nodes, { ...place, inTable: true }, true);
  const inItem = (nodes: readonly RichNode[]) => flow(nodes, place, true);
  const line = (nodes: readonly RichNode[]) => trimmed(inOneLine(pieces(nodes, place)));
  if (name === 'ul' || name === 'ol') return arrangeList(node, inItem);
  if (name === 'li') return [{ ...node, children: inItem(node.children) }];
  if (name === 'figure') return arrangeFigure(node, { pieces: (nodes) => pieces(nodes, place), line });
  if (name === 'table' && !place.inTable) return arrangeTable(node, { flow: inCell, line });
  if (name === 'table') return innerTable(node, place);
  if (name === 'blockquote') {
    const children = flow(node.children, place, false);
    return children.some(isElement) ? [{ ...node, children }] : [];
  }
  return [BREAK, ...pieces(node.children, place), BREAK];
};

/** A table within a table is its cells, one below the other. */
const innerTable = (node: RichElement, place: Place): RichNode[] => {
  place.tell('nesting');
  return cellsOf(node).flatMap(({ children }) => [BREAK, ...pieces(children, place), BREAK]);
};

/**
 * Arranges nodes as blocks, one below the other.
 *
 * @param mayBeLine whether one line may stand by itself, as in `<li>One</li>`; else, and beside other lines, it is a
 *   paragraph.
 */
const flow = (nodes: readonly RichNode[], place: Place, mayBeLine: boolean): RichNode[] => {
  const runs = runsOf(gatherItems(pieces(nodes, place)));
  const lines = runs.filter((run) => (Array.isArray(run) ? !isBlankLine(run) : LINES.has(run.name)));
  const isLine = mayBeLine && lines.length === 1 && Array.isArray(lines[0]);
  return runs.flatMap((run): RichNode[] => {
    if (!Array.isArray(run)) return run.name === 'div' ? [] : [run];
    if (isBlankLine(run)) return blanksOf(run);
    return isLine ? run : [element('p', trimmed(run))];
  });
};

/**
 * Nodes as a text holds them, each where it may stand: in what `keep` leaves, a picture may be in a paragraph, and a
 * paragraph in bold type.
 */
export const arrange = (nodes: readonly RichNode[], tell: Tell): RichNode[] =>
  flow(nodes, { marks: [], inTable: false, tell }, false);
