import { COMMON_ATTRIBUTES, ELEMENTS } from './elements';

/** A piece of a text: an element, or characters. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}

export const element = (
  name: string,
  children: readonly RichNode[] = [],
  attributes: RichElement['attributes'] = {},
): RichElement => ({ name, attributes, children });

export const isElement = (node: RichNode): node is RichElement => typeof node !== 'string';

/** The characters in a node, without its elements; a line break is one. */
export const textOf = (node: RichNode): string => {
  if (!isElement(node)) return node;
  return node.name === 'br' ? '\n' : node.children.map(textOf).join('');
};

const VOID = ['br', 'hr', 'img'];

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

const writeAttributes = ({ name, attributes }: RichElement): string =>
  [...(ELEMENTS[name] ?? []), ...COMMON_ATTRIBUTES]
    .filter((each) => attributes[each] !== undefined)
    .map((each) => ` ${each}="${escapeValue(attributes[each] ?? '')}"`)
    .join('');

/** Writes nodes as HTML: each attribute in the order of its element's list, characters as themselves. */
export const write = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return escapeText(node);
      const start = `<${node.name}${writeAttributes(node)}`;
      return VOID.includes(node.name) ? `${start} />` : `${start}>${write(node.children)}</${node.name}>`;
    })
    .join('');
