import { videoAddress } from './address';
import { keptAttributes } from './attributes';
import { ELEMENTS, SAME_AS } from './elements';
import type { HtmlElement, HtmlNode } from './parse';
import { readable } from './readable';
import type { RemovedKind } from './removed';
import { isHidden, isUnbold, marksOfStyle } from './style';
import { type RichNode, element } from './tree';

/** Called for everything that is left out. */
export type Tell = (kind: RemovedKind) => void;

/** What is left out with all that is in it; undefined is nothing that anybody would miss. */
const DROPPED: Readonly<Record<string, RemovedKind | undefined>> = {
  script: 'scripts',
  style: 'styles',
  ...{ iframe: 'embeds', object: 'embeds', embed: 'embeds', applet: 'embeds', canvas: 'embeds' },
  ...{ audio: 'embeds', video: 'embeds', frameset: 'embeds' },
  ...{ input: 'fields', select: 'fields', textarea: 'fields', button: 'fields', option: 'fields' },
  ...{ noscript: undefined, template: undefined, head: undefined, title: undefined, meta: undefined },
  ...{ link: undefined, base: undefined, col: undefined, colgroup: undefined, param: undefined },
};

/** Elements whose text stands for itself: what is around them is another paragraph. */
const BLOCKS = new Set(
  [
    'address article aside body center dd details dialog dir div dl dt fieldset footer form header hgroup html legend',
    'main menu nav noframes optgroup search section summary xmp plaintext listing',
  ].flatMap((names) => names.split(' ')),
);

/** Elements of which a style may say that what is in them is bold; a heading is so by itself. */
const STYLED = new Set(['p', 'li', 'td', 'a', 'span', 'font', 'em', 'u', 's', 'strong', 'sub', 'sup']);

/** Elements that are a look and nothing else. */
const LOOKS = new Set([
  'basefont',
  'big',
  'blink',
  'center',
  'font',
  'kbd',
  'mark',
  'marquee',
  'small',
  'tt',
]);

/** Whether an element has a look that a text does not keep. */
const isStyled = (name: string, attributes: ReadonlyMap<string, string>): boolean => {
  const style = (attributes.get('style') ?? '').split(';').filter((one) => one.trim() !== '');
  const isSaidOtherwise = style.length === marksOfStyle(style.join(';')).length;
  return (
    LOOKS.has(name) ||
    !isSaidOtherwise ||
    ['align', 'bgcolor', 'color', 'face'].some((each) => attributes.has(each))
  );
};

const marked = (children: RichNode[], marks: readonly string[]): RichNode[] =>
  marks.reduceRight<RichNode[]>((inner, mark) => [element(mark, inner)], children);

const keepFrame = (attributes: ReadonlyMap<string, string>, tell: Tell): RichNode[] => {
  const address = videoAddress(attributes.get('src') ?? '');
  if (!address) tell('embeds');
  return address
    ? [element('figure', [readable(attributes.get('title') ?? '')], { 'data-video': address })]
    : [];
};

const keepElement = (node: HtmlElement, tell: Tell): RichNode[] => {
  const written = new Map(node.attrs.map(({ name, value }) => [name, readable(value)]));
  const style = written.get('style') ?? '';
  const tag = node.tagName;
  if (tag === 'iframe') return keepFrame(written, tell);
  if (Object.hasOwn(DROPPED, tag) || !node.namespaceURI.endsWith('/xhtml')) {
    const kind = Object.hasOwn(DROPPED, tag) ? DROPPED[tag] : 'embeds';
    if (kind) tell(kind);
    return [];
  }
  if (isHidden(style)) {
    tell('styles');
    return [];
  }
  const renamed = Object.hasOwn(SAME_AS, tag) ? (SAME_AS[tag] ?? tag) : tag;
  const name = renamed === 'tfoot' ? 'tbody' : renamed;
  if (isStyled(name, written)) tell('styles');
  if ([...written.keys()].some((attribute) => attribute.startsWith('on'))) tell('scripts');
  const children = keep(node.childNodes, tell);
  if (BLOCKS.has(name)) return [element('div', children)];
  const attributes = keptAttributes(name, written);
  const isKept = Object.hasOwn(ELEMENTS, name) && !(name === 'strong' && isUnbold(style));
  if (name === 'a' && !attributes.href) {
    if (written.has('href')) tell('links');
    return children;
  }
  if (name === 'img' && !attributes.src) {
    tell('pictures');
    return [];
  }
  const inner = STYLED.has(name) ? marked(children, marksOfStyle(style)) : children;
  return isKept ? [element(name, inner, attributes)] : inner;
};

/**
 * What of a text may stay, as it is nested: its elements under their one name with the attributes they may have, and a
 * `div` where one that may not stay began a line of its own.
 */
export const keep = (nodes: readonly HtmlNode[], tell: Tell): RichNode[] =>
  nodes.flatMap((node) => {
    if ('tagName' in node) return keepElement(node, tell);
    return 'value' in node ? [readable(node.value)] : [];
  });
