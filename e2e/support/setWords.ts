import type { Page } from '@playwright/test';

/** A word as it is set. */
export interface SetWord {
  /** Where it begins in the text of its heading or label. */
  readonly at: number;
  readonly word: string;
  /** Pixels. */
  readonly width: number;
  /** Lines of that text on which letters of it stand, from 0; two when it is cut. */
  readonly lines: readonly number[];
}

/** A heading, label or button that is to be seen. */
export interface SetText {
  readonly kind: string;
  /** A line break in it is where an accent begins or ends. */
  readonly text: string;
  /** Pixels that a line of it has at most. */
  readonly room: number;
  readonly words: readonly SetWord[];
}

/** Everything whose Vietnamese compounds are whole (docs/architecture.md, 'Typesetting'). */
const places = 'h1, h2, h3, h4, dt, label, legend, summary, button, a';

/** Finds the line of every word of the headings, labels and buttons of a page. */
export const readSetTexts = (page: Page): Promise<SetText[]> =>
  page.evaluate((selector) => {
    const boxesOf = (node: Text, from: number, to: number): DOMRect[] => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const textNodesOf = (element: Element): Text[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
      return nodes;
    };
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const roomOf = (element: Element): number => {
      if (isInline(element) && element.parentElement) return roomOf(element.parentElement);
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const read = (element: Element) => {
      let text = '';
      let accent: Element | null = null;
      const middles: number[] = [];
      const lineOf = ({ top, bottom }: DOMRect): number => {
        const middle = (top + bottom) / 2;
        // Less than half the smallest line is one line, in letters of two sizes.
        const found = middles.findIndex((line) => Math.abs(line - middle) < 8);
        return found < 0 ? middles.push(middle) - 1 : found;
      };
      const words: { at: number; word: string; width: number; lines: number[] }[] = [];
      for (const node of textNodesOf(element)) {
        const stressed = node.parentElement?.closest('em') ?? null;
        if (stressed !== accent) text += '\n';
        accent = stressed;
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]+/gu)) {
          const boxes = boxesOf(node, index, index + word.length);
          const width = boxes.reduce((sum, box) => sum + box.width, 0);
          words.push({ at: text.length + index, word, width, lines: [...new Set(boxes.map(lineOf))] });
        }
        text += node.data;
      }
      const seen = words.filter(({ lines }) => lines.length > 0);
      return { kind: element.localName, text, room: roomOf(element), words: seen };
    };
    return (
      [...document.querySelectorAll(selector)]
        // A link in running text is running text.
        .filter(
          (element) =>
            element.checkVisibility() &&
            !element.querySelector(selector) &&
            (element.localName !== 'a' || !isInline(element)),
        )
        .map(read)
        .filter(({ words }) => words.length > 0)
    );
  }, places);
