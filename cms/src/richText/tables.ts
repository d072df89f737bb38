import { type RichElement, type RichNode, element, isElement } from './tree';

interface Inside {
  /** What stands in a cell. */
  readonly flow: (nodes: readonly RichNode[]) => RichNode[];
  /** What stands in a caption. */
  readonly line: (nodes: readonly RichNode[]) => RichNode[];
}

const isCell = ({ name }: RichElement): boolean => name === 'th' || name === 'td';

/** The cells of a table in their order, without those of tables within them. */
export const cellsOf = (table: RichElement): RichElement[] =>
  table.children.filter(isElement).flatMap((child) => {
    if (isCell(child)) return [child];
    return ['caption', 'table'].includes(child.name) ? [] : cellsOf(child);
  });

/** Children by what may be among them, with the blanks between them. */
const only = (
  { children }: RichElement,
  names: readonly string[],
  change: (child: RichElement) => RichElement,
): RichNode[] =>
  children.flatMap((child): RichNode[] => {
    if (!isElement(child)) return child.trim() === '' ? [child] : [];
    return names.includes(child.name) ? [change(child)] : [];
  });

const isHeadRow = (row: RichNode | undefined): boolean =>
  row !== undefined && isElement(row) && row.children.filter(isElement).every(({ name }) => name === 'th');

/** A first row of headers alone is the head, where others follow it. */
const withHead = (parts: readonly RichNode[]): RichNode[] => {
  const sections = parts.filter(isElement);
  const [body] = sections;
  const rows = body?.children.filter(isElement) ?? [];
  if (!body || sections.some(({ name }) => name === 'thead') || !isHeadRow(rows[0]) || isHeadRow(rows[1]))
    return [...parts];
  const [head, ...others] = rows;
  if (!head || others.length === 0) return [...parts];
  const made = [element('thead', [head]), { ...body, children: body.children.filter((row) => row !== head) }];
  return parts.flatMap((part) => (part === body ? made : [part]));
};

/** A table with a caption, a head and bodies of rows; one without a cell is none. */
export const arrangeTable = (table: RichElement, { flow, line }: Inside): RichNode[] => {
  if (cellsOf(table).length === 0) return [];
  const caption = table.children.filter(isElement).find(({ name }) => name === 'caption');
  const words = caption ? line(caption.children) : [];
  const parts = only(table, ['thead', 'tbody'], (section) => ({
    ...section,
    children: only(section, ['tr'], (row) => ({
      ...row,
      children: only(row, ['th', 'td'], (cell) => ({ ...cell, children: flow(cell.children) })),
    })),
  }));
  const children = withHead(parts);
  return [
    {
      ...table,
      children: caption && words.length > 0 ? [{ ...caption, children: words }, ...children] : children,
    },
  ];
};
