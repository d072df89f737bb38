/** Lists as Word writes them: paragraphs with `mso-list:l0 level2 lfo1`, each with its sign in a span. */
import { defaultTreeAdapter, html } from 'parse5';

import type { HtmlElement, HtmlNode } from './parse';
import { valueOf } from './style';

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

const msoList = (node: HtmlElement): string =>
  valueOf(node.attrs.find(({ name }) => name === 'style')?.value ?? '', 'mso-list');

/** The level of a line, from 1; 0 for what is none. */
const levelOf = (node: HtmlNode): number =>
  isElement(node) && node.tagName === 'p' ? Number(/\blevel(\d)\b/.exec(msoList(node))?.[1] ?? 0) : 0;

const wordsOf = (node: HtmlNode): string => {
  if (isElement(node)) return node.childNodes.map(wordsOf).join('');
  return 'value' in node ? node.value : '';
};

/** Takes the sign out of a line. */
const takeSign = (line: HtmlElement): string => {
  const isSign = (node: HtmlNode): node is HtmlElement => isElement(node) && msoList(node) === 'ignore';
  const sign = line.childNodes.find(isSign);
  if (!sign) return line.childNodes.filter(isElement).map(takeSign).join('');
  line.childNodes = line.childNodes.filter((node) => node !== sign);
  return wordsOf(sign).trim();
};

/** A list that begins with such a sign. A lone `o` is a bullet of Word. */
const listOf = (sign: string): HtmlElement => {
  const [, number = ''] = /^\(?(\d{1,4}|[a-z]|[ivxlcdm]+)[.)]/i.exec(sign) ?? [];
  const start = /^\d+$/.test(number) && number !== '1' ? [{ name: 'start', value: number }] : [];
  return defaultTreeAdapter.createElement(number ? 'ol' : 'ul', html.NS.HTML, start);
};

interface Open {
  level: number;
  list: HtmlElement;
}

/** Puts a line into the list that is open at its level, or into a new one: in the last line, or else for `begin`. */
const addLine = (
  open: Open[],
  line: HtmlElement,
  level: number,
  begin: (list: HtmlElement) => void,
): void => {
  const list = listOf(takeSign(line));
  const attributes = line.attrs.filter(({ name }) => name !== 'style');
  const item = defaultTreeAdapter.createElement('li', html.NS.HTML, attributes);
  item.childNodes = line.childNodes;
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const last = open.at(-1);
  if (last?.level === level && last.list.tagName === list.tagName) {
    last.list.childNodes.push(item);
    return;
  }
  if (last?.level === level) open.pop();
  list.childNodes.push(item);
  const holder = open.at(-1)?.list.childNodes.at(-1);
  if (holder && isElement(holder)) holder.childNodes.push(list);
  else begin(list);
  open.push({ level, list });
};

const isBetween = (node: HtmlNode): boolean => !isElement(node) && wordsOf(node).trim() === '';

/** Nodes beside each other with their Word lists as lists. A list goes on only where nothing stands between its lines. */
export const withWordLists = (nodes: readonly HtmlNode[]): readonly HtmlNode[] => {
  if (!nodes.some(levelOf)) return nodes;
  const done: HtmlNode[] = [];
  let open: Open[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (level > 0) addLine(open, node as HtmlElement, level, (list) => done.push(list));
    else if (open.length === 0 || !isBetween(node)) {
      open = [];
      done.push(node);
    }
  }
  return done;
};
