import { hasSpans, ROW, TABLE } from './tables';

const FIRST_CELL = /^(<tr(?:\s[^>]*)?>\s*)<td((?:\s[^>]*)?)>(.*?)<\/td>/s;

/** Whether a row has names of columns only, and none over the first: then that column has the names of the rows. */
const leavesCorner = (row: string): boolean => {
  const [, , , words = ''] = FIRST_CELL.exec(row) ?? [];
  const rest = row.replace(FIRST_CELL, '');
  return rest !== row && words.replace(/<[^>]*>|&nbsp;/g, '').trim() === '' && !/<td[\s>]/.test(rest);
};

const withScope = (cells: string, scope: 'col' | 'row'): string =>
  cells.replace(/<th(?=[\s>])(?![^>]*\sscope=)/g, `<th scope="${scope}"`);

const withHeaders = (table: string): string => {
  const [head = ''] = table.match(ROW) ?? [];
  const rowsHaveNames = !hasSpans(table) && leavesCorner(head);
  let first = true;
  return table.replace(ROW, (row) => {
    if (first) {
      first = false;
      return withScope(row, 'col');
    }
    const named = rowsHaveNames ? row.replace(FIRST_CELL, '$1<th$2>$3</th>') : row;
    return withScope(named, 'row');
  });
};

/**
 * A text whose tables say of which cells their headers are: those of the first row of their columns, others of their rows. An editor marks
 * the first row; where its corner is empty, what begins the other rows is their name.
 *
 * @param html as `safeContent` writes it.
 */
export const withTableHeaders = (html: string): string => html.replace(TABLE, withHeaders);
