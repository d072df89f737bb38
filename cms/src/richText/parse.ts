import {
  type DefaultTreeAdapterMap,
  type TreeAdapter,
  defaultTreeAdapter,
  html,
  parseFragment,
} from 'parse5';

import { type Limits, TooMuchText } from './limits';

export type HtmlNode = DefaultTreeAdapterMap['childNode'];
export type HtmlElement = DefaultTreeAdapterMap['element'];

/** Stops where the tree of a text grows beyond the limits: a few bytes can ask a parser for millions of elements. */
const boundedAdapter = (limits: Limits): TreeAdapter<DefaultTreeAdapterMap> => {
  let elements = 0;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (...parts) => {
      elements += 1;
      if (elements > limits.elements) throw new TooMuchText('complex');
      return defaultTreeAdapter.createElement(...parts);
    },
    onItemPush: () => {
      depth += 1;
      if (depth > limits.depth) throw new TooMuchText('complex');
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
};

const EMBEDDED = /=\s*(["'])data:[^"'<>]*\1/gi;

const wordsIn = (tag: string): number => tag.replace(EMBEDDED, '').split(/[\s/"'=]+/).length;

/** Whether a tag has more attributes than anybody means: the parser compares each with all before it. */
const hasEndlessTag = (text: string, most: number): boolean =>
  Array.from(text.matchAll(/<[a-z][^>]*/gi)).some(([tag]) => tag.length > most && wordsIn(tag) > most);

/**
 * Reads HTML as a browser would.
 *
 * @throws TooMuchText for a text beyond the limits.
 */
export const parseHtml = (text: string, limits: Limits): HtmlNode[] => {
  if (hasEndlessTag(text, limits.attributes)) throw new TooMuchText('complex');
  const body = defaultTreeAdapter.createElement('body', html.NS.HTML, []);
  return parseFragment(body, text, { treeAdapter: boundedAdapter(limits) }).childNodes;
};
