import { keptAttributes } from '../../../richText/attributes';
import { ELEMENTS } from '../../../richText/elements';
import { readable } from '../../../content/readable';
import { type RichNode, element, write } from '../../../richText/tree';

const attributesOf = ({ attributes }: Element): Map<string, string> =>
  new Map([...attributes].map(({ name, value }) => [name, readable(value)]));

const kept = (node: Node, isCode: boolean): RichNode[] => {
  if (!(node instanceof Element)) {
    const text = readable(node.textContent ?? '');
    return [isCode ? text : text.replace(/[ \t\r\n]+/g, ' ')];
  }
  const tag = node.localName;
  const inside = [...node.childNodes].flatMap((child) => kept(child, isCode || tag === 'pre'));
  return ELEMENTS[tag] ? [element(tag, inside, keptAttributes(tag, attributesOf(node)))] : inside;
};

/**
 * Writes elements as the CMS stores them, byte for byte: those of the allow-list, as far as what they say is allowed. Each
 * element of the first level has a line of its own.
 */
export const writeHtml = (root: ParentNode): string =>
  [...root.childNodes].map((node) => write(kept(node, false))).join('\n');
