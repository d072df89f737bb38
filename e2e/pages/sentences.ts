import { NodeType, type HTMLElement, type Node } from 'node-html-parser';

/** Elements that words run through: what stands before and behind one is the same sentence. */
const inline = new Set('A ABBR B BDI CODE EM I MARK SMALL SPAN STRONG SUB SUP TIME U WBR'.split(' '));

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

const wordsOf = (node: Node): string => {
  if (!isElement(node)) return node.text;
  if (/^(script|style)$/i.test(node.tagName)) return '';
  const own = node.getAttribute('alt') ?? node.getAttribute('content') ?? '';
  const words = own + node.childNodes.map(wordsOf).join('');
  return inline.has(node.tagName) ? words : `\n${words}\n`;
};

/** What a page says: each heading, sentence, and description of a picture, once, with plain spaces. */
export const sentencesOf = (document: HTMLElement): readonly string[] => [
  ...new Set(
    wordsOf(document)
      .split('\n\n')
      .flatMap((block) => block.replace(/[\s\u00A0\u2060]+/g, ' ').split(/(?<=[.!?…]) (?=\p{Lu})/u))
      .map((sentence) => sentence.trim())
      .filter((sentence) => /\d|\p{L}/u.test(sentence)),
  ),
];
