import { arrange } from './arrange';
import { type Tell, keep } from './keep';
import { LIMITS, PASTE_LIMITS, TooMuchText } from './limits';
import { renderMarkdown } from './markdown';
import { parseHtml } from './parse';
import { readable } from '../content/readable';
import type { Removed, RemovedKind } from './removed';
import { type RichNode, isElement, write } from './tree';

/** A text as it is stored, and what was left out of it. */
export interface Cleaned {
  /** HTML with the elements of the allow-list alone, each where it may stand. */
  readonly html: string;
  readonly removed: Removed;
}

/** Of several elements with one id, the first has it. */
const withOwnIds = (nodes: readonly RichNode[], taken = new Set<string>()): RichNode[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    const { id, ...others } = node.attributes;
    const isTaken = id !== undefined && taken.has(id);
    if (id !== undefined) taken.add(id);
    return {
      ...node,
      attributes: isTaken ? others : node.attributes,
      children: withOwnIds(node.children, taken),
    };
  });

const cleanOnce = (html: string, isPasted: boolean, tell: Tell): string => {
  const limits = isPasted ? PASTE_LIMITS : LIMITS;
  if (html.length > limits.characters) throw new TooMuchText('long');
  return write(withOwnIds(arrange(keep(parseHtml(html, limits), { tell, isPasted }), tell))).trim();
};

/** How often HTML may change as it is cleaned: what is nested wildly comes to rest at the second time. */
const MOST_ROUNDS = 4;

/**
 * Makes HTML, from wherever it comes, into what a rich text may hold. What it answers it leaves as it is.
 *
 * @param isPasted whether it is what an editor just copied: names and languages of its elements are then those of another
 *   page, and it may be longer than what is stored of it.
 * @throws TooMuchText for a text that is beyond the limits, or would be when it is stored.
 */
export const cleanHtml = (html: string, isPasted = false): Cleaned => {
  const removed: Partial<Record<RemovedKind, number>> = {};
  const tell = (kind: RemovedKind): void => {
    removed[kind] = (removed[kind] ?? 0) + 1;
  };
  let cleaned = html;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = cleaned;
    cleaned = cleanOnce(before, isPasted, tell);
    if (cleaned === before) return { html: cleaned, removed };
  }
  throw new TooMuchText('complex');
};

/**
 * HTML with the elements of the allow-list alone, wherever they stand: what a page shows of a text that was not arranged.
 *
 * @throws TooMuchText for a text beyond the limits.
 */
export const keptHtml = (html: string): string => {
  const withoutBreaks = (nodes: readonly RichNode[]): RichNode[] =>
    nodes.flatMap((node): RichNode[] => {
      if (!isElement(node)) return [node];
      const children = withoutBreaks(node.children);
      return node.name === 'div' ? children : [{ ...node, children }];
    });
  return write(
    withoutBreaks(keep(parseHtml(html, LIMITS), { tell: () => undefined, isPasted: false })),
  ).trim();
};

/**
 * Makes Markdown, in which HTML may stand, into what is stored.
 *
 * @throws TooMuchText for a text that is beyond the limits, or would be when it is stored.
 */
export const fromMarkdown = (text: string): Cleaned => cleanHtml(renderMarkdown(readable(text)));

/**
 * Makes what somebody wrote, in HTML or in Markdown, into what is stored.
 *
 * @throws TooMuchText for a text that is beyond the limits, or would be when it is stored.
 */
export const toRichText = (text: string): Cleaned => {
  const asHtml = cleanHtml(text);
  // Stored texts are HTML, also where their words would be Markdown.
  return asHtml.html === text ? asHtml : fromMarkdown(text);
};
