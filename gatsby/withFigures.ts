import { hasSpans, ROW, TABLE } from './tables';
import { textOfHtml } from './textOfHtml';

const CELL = /<(t[dh])((?:\s[^>]*)?)>(.*?)<\/\1>/gs;
/** A number, and a short word for what it counts, or a sign of money. */
const FIGURE = /^[+−-]?(?:\p{Lu}{0,2}\p{Sc})?\d[\d.,]*(?:\s?[%₫\p{L}]{1,3})?$/u;

/** What follows begins at some distance, as it is set from the other side. */
const STYLE = 'text-align:end;font-variant-numeric:tabular-nums';
const BEFORE_ANOTHER = ';padding-right:1.8em';

const withFiguresIn = (table: string): string => {
  const rows = table.match(ROW) ?? [];
  if (hasSpans(table) || rows.length < 3) return table;
  const texts = rows
    .slice(1)
    .map((row) => [...row.matchAll(CELL)].map(([, , , words = '']) => textOfHtml(words)));
  const isFigures = (texts[0] ?? []).map(
    (_, column) => column > 0 && texts.every((cells) => FIGURE.test(cells[column] ?? '')),
  );
  return table.replace(ROW, (row) => {
    let column = -1;
    const last = (row.match(CELL)?.length ?? 0) - 1;
    return row.replace(CELL, (cell: string, name: string, attributes: string, words: string) => {
      column += 1;
      return isFigures[column]
        ? `<${name}${attributes} style="${STYLE}${column < last ? BEFORE_ANOTHER : ''}">${words}</${name}>`
        : cell;
    });
  });
};

/**
 * A text in whose tables a column of figures alone has them below each other.
 *
 * @param html as `safeContent` writes it.
 */
export const withFigures = (html: string): string => html.replace(TABLE, withFiguresIn);
