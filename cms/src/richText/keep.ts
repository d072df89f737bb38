import { videoAddress } from './address';
import { keptAttributes } from './attributes';
import { COMMON_ATTRIBUTES, ELEMENTS, SAME_AS } from './elements';
import { LINES } from './inline';
import { BLOCKS, DROPPED, LOOKS, STYLED } from './kinds';
import type { HtmlElement, HtmlNode } from './parse';
import { readable } from '../content/readable';
import type { RemovedKind } from './removed';
import { isHidden, isUndone, marksOfStyle } from './style';
import { type RichNode, element, isElement } from './tree';
import { withWordLists } from './wordLists';

/** Called for everything that is left out. */
export type Tell = (kind: RemovedKind) => void;

type Written = ReadonlyMap<string, string>;

/** How nodes are read. */
interface Reading {
  readonly tell: Tell;
  readonly isPasted: boolean;
  readonly isInLink?: boolean;
}

/** Whether an element has a look that a text does not keep. */
const isStyled = (name: string, attributes: Written): boolean => {
  const style = (attributes.get('style') ?? '').split(';').filter((one) => one.trim() !== '');
  const isSaidOtherwise = style.length === marksOfStyle(style.join(';')).length;
  return (
    LOOKS.has(name) ||
    !isSaidOtherwise ||
    ['align', 'bgcolor', 'color', 'face'].some((each) => attributes.has(each))
  );
};

const hasLink = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) => isElement(node) && (node.name === 'a' || hasLink(node.children)));

/** Nodes in the marks of a style. A link is underlined by itself. */
const marked = (children: RichNode[], style: string, isInLink: boolean): RichNode[] =>
  marksOfStyle(style)
    .filter((mark) => mark !== 'u' || !(isInLink || hasLink(children)))
    .reduceRight<RichNode[]>((inner, mark) => [element(mark, inner)], children);

/** A heading is bold by itself, and Word and Google Docs say so once more. */
const withoutBold = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node): RichNode[] => {
    if (!isElement(node)) return [node];
    const children = withoutBold(node.children);
    return node.name === 'strong' ? children : [{ ...node, children }];
  });

const keepFrame = (attributes: Written, tell: Tell): RichNode[] => {
  const address = videoAddress(attributes.get('src') ?? attributes.get('data-src') ?? '');
  if (!address) tell('embeds');
  return address
    ? [element('figure', [readable(attributes.get('title') ?? '')], { 'data-video': address })]
    : [];
};

/** A picture of one dot counts readers. */
const isCounter = (attributes: Written): boolean =>
  ['width', 'height'].every((name) => Number.parseInt(attributes.get(name) ?? '2', 10) <= 1);

const keepElement = (node: HtmlElement, reading: Reading): RichNode[] => {
  const { tell, isPasted, isInLink = false } = reading;
  const written = new Map(node.attrs.map(({ name, value }) => [name, readable(value)]));
  const style = written.get('style') ?? '';
  const tag = node.tagName;
  if (tag === 'iframe' || tag === 'embed') return keepFrame(written, tell);
  if (Object.hasOwn(DROPPED, tag) || !node.namespaceURI.endsWith('/xhtml')) {
    const kind = Object.hasOwn(DROPPED, tag) ? DROPPED[tag] : 'embeds';
    if (kind) tell(kind);
    return [];
  }
  if (isHidden(style) || written.has('hidden')) {
    // What a page hides is not what somebody saw and copied.
    if (!isPasted) tell('styles');
    return [];
  }
  const renamed = Object.hasOwn(SAME_AS, tag) ? (SAME_AS[tag] ?? tag) : tag;
  const name = renamed === 'tfoot' ? 'tbody' : renamed;
  if (isStyled(name, written)) tell('styles');
  if ([...written.keys()].some((attribute) => attribute.startsWith('on'))) tell('scripts');
  const kept = keep(node.childNodes, { ...reading, isInLink: isInLink || name === 'a' });
  if (BLOCKS.has(name)) return [element('div', kept)];
  const children = isPasted && LINES.has(name) && name !== 'p' ? withoutBold(kept) : kept;
  const attributes = keptAttributes(name, written, isPasted ? [] : COMMON_ATTRIBUTES);
  const isKept = Object.hasOwn(ELEMENTS, name) && !isUndone(name, style);
  if (name === 'a' && !attributes.href) {
    if (written.has('href')) tell('links');
    return children;
  }
  if (name === 'img' && (isCounter(written) || !attributes.src)) {
    if (!isCounter(written)) tell('pictures');
    return [];
  }
  const inner = STYLED.has(name) ? marked(children, style, isInLink || name === 'a') : children;
  return isKept ? [element(name, inner, attributes)] : inner;
};

/**
 * What of a text may stay, as it is nested: its elements under their one name with the attributes they may have, and a
 * `div` where one that may not stay began a line of its own.
 */
export const keep = (nodes: readonly HtmlNode[], reading: Reading): RichNode[] =>
  withWordLists(nodes).flatMap((node) => {
    if ('tagName' in node) return keepElement(node, reading);
    return 'value' in node ? [readable(node.value)] : [];
  });
