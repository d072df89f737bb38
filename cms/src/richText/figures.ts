import { isBlankLine } from './inline';
import { type RichElement, type RichNode, element, isElement, textOf } from './tree';

interface Inside {
  /** What stands in a figure, each piece where it may stand. */
  readonly pieces: (nodes: readonly RichNode[]) => RichNode[];
  /** What stands in its caption. */
  readonly line: (nodes: readonly RichNode[]) => RichNode[];
}

/** A picture by itself. */
export const figureOf = (picture: RichElement): RichElement => element('figure', [picture]);

const isCaption = (node: RichNode): node is RichElement => isElement(node) && node.name === 'figcaption';

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A video is a link to it, so that it is one wherever the text is shown. */
const videoOf = (figure: RichElement, address: string, caption: RichNode[]): RichElement => {
  const title = oneSpace(
    figure.children
      .filter((child) => !isCaption(child))
      .map(textOf)
      .join(''),
  );
  const link = element('a', [title || address], { href: address });
  return { ...figure, children: [link, ...caption] };
};

/** Whether a caption may be added: to a picture or a table that has none yet. */
const canHaveCaption = (node: RichNode): node is RichElement =>
  isElement(node) &&
  (node.name === 'figure' || node.name === 'table') &&
  !node.children.some((child) => isElement(child) && ['figcaption', 'caption'].includes(child.name));

const withCaption = (
  holder: RichElement,
  attributes: RichElement['attributes'],
  words: readonly RichNode[],
): RichElement => {
  const own = { ...holder, attributes: { ...attributes, ...holder.attributes } };
  if (words.length === 0) return own;
  return own.name === 'table'
    ? { ...own, children: [element('caption', words), ...own.children] }
    : { ...own, children: [...own.children, element('figcaption', words)] };
};

/**
 * A video, or a picture with its caption. Any other figure is what it shows: its caption becomes the one of the last
 * picture or table in it, or else a paragraph.
 */
export const arrangeFigure = (figure: RichElement, { pieces, line }: Inside): RichNode[] => {
  const caption = figure.children.find(isCaption);
  const words = caption ? line(caption.children) : [];
  const address = figure.attributes['data-video'];
  if (address !== undefined)
    return [
      videoOf(figure, address, words.length > 0 ? [{ ...(caption as RichElement), children: words }] : []),
    ];
  const inside = pieces(figure.children.filter((child) => !isCaption(child))).filter(
    (node) => isElement(node) || !isBlankLine([node]),
  );
  const place = inside.findLastIndex(canHaveCaption);
  const holder = inside[place];
  if (holder === undefined || !isElement(holder))
    return words.length > 0 ? [...inside, element('p', words)] : inside;
  return inside.with(place, withCaption(holder, figure.attributes, words));
};
