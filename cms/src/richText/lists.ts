import { type RichElement, type RichNode, element, isElement } from './tree';

type Flow = (nodes: readonly RichNode[]) => RichNode[];

const isList = ({ name }: RichElement): boolean => name === 'ul' || name === 'ol';

const isSpace = (node: RichNode): boolean => !isElement(node) && node.trim() === '';

/** A list of items and nothing else: a list beside them belongs to the item above it, any other thing is an item. */
export const arrangeList = (list: RichElement, flow: Flow): RichNode[] => {
  const items: RichNode[] = [];
  const add = (nodes: readonly RichNode[]): void => {
    for (const node of nodes) {
      if (isSpace(node)) items.push(node);
      else if (!isElement(node)) items.push(element('li', flow([node])));
      else if (node.name === 'div') add(node.children);
      else if (node.name === 'li') items.push({ ...node, children: flow(node.children) });
      else addOther(node);
    }
  };
  const addOther = (node: RichElement): void => {
    const above = items.findLastIndex(isElement);
    const item = items[above];
    if (isList(node) && item !== undefined && isElement(item))
      items[above] = { ...item, children: [...item.children, ...flow([node])] };
    else items.push(element('li', flow([node])));
  };
  add(list.children);
  return items.some(isElement) ? [{ ...list, children: items }] : [];
};

/** Items that stand in no list make one. */
export const gatherItems = (nodes: readonly RichNode[]): RichNode[] => {
  const done: RichNode[] = [];
  let items: RichNode[] | undefined;
  for (const node of nodes) {
    if (isElement(node) && node.name === 'li') {
      if (!items) done.push(element('ul', (items = [])));
      items.push(node);
    } else {
      if (!isSpace(node)) items = undefined;
      done.push(node);
    }
  }
  return done;
};
