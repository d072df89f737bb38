import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** More than a person means: a map of the table has a place for each. */
const MOST_SPANNED = 100;

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) =>
    Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1, 1), MOST_SPANNED),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: String(attributes[name]) },
});

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The commands of the package ask for it; a width is never written.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const isInHead = (cell: HTMLElement): boolean => cell.parentElement?.parentElement?.tagName === 'THEAD';

const RichTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: '',
      rendered: false,
      parseHTML: (table: HTMLElement) =>
        table.querySelector(':scope > caption')?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const rows: [string, 0] = ['tbody', 0];
    const { caption } = node.attrs;
    return caption
      ? ['table', HTMLAttributes, ['caption', String(caption)], rows]
      : ['table', HTMLAttributes, rows];
  },
}).configure({ resizable: false, View: null });

/** A table in a table could be read on no phone. */
const IN_CELL =
  '(paragraph | heading | bulletList | orderedList | blockquote | codeBlock | horizontalRule | picture | video)+';

const RichCell = TableCell.extend({ content: IN_CELL, addAttributes: cellAttributes });

const RichHeader = TableHeader.extend({
  content: IN_CELL,
  addAttributes: () => ({
    ...cellAttributes(),
    // What a header is of follows from its place, but for one that is of several columns or rows.
    scope: {
      default: null,
      parseHTML: (cell: HTMLElement) =>
        /^(?:col|row)group$/.exec(cell.getAttribute('scope') ?? '')?.[0] ?? null,
    },
  }),
  parseHTML: () => [
    { tag: 'th' },
    // An empty header is written as a plain cell (`tidy.ts`).
    { tag: 'td', priority: 60, getAttrs: (cell: HTMLElement) => (isInHead(cell) ? {} : false) },
  ],
});

export const tables = [RichTable, TableRow, RichHeader, RichCell];
