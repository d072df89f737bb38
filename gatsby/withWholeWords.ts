import { toLocale, type Locale } from '../src/i18n/locales';
import { plain } from '../src/lib/plain';
import { joinNumbers } from './typesetting/numbers';
import { typeset } from './typesetting/typeset';

const TAG = /(<(?:"[^"]*"|[^">])*>)/;
/** What has few words in a line. */
const SHORT = /^<(\/?)(?:h[234]|caption|figcaption|th)[\s>]/;
const ROW = /^<tr[\s>]/;
const CELL = /^<td[\s>]/;
const CODE = /^<(\/?)code[\s>]/;

const COMPOUND = /[^\s]+(?:\u00A0[^\s]+)+/g;

const stepAt = (tag: string, kind: RegExp): number => {
  const [, end] = kind.exec(tag) ?? [];
  return end === undefined ? 0 : end ? -1 : 1;
};

/** As `Words` shows it (src/ui/Words): a box, divided between its syllables where a line is too narrow for it. */
const withBoxes = (text: string): string =>
  text.replace(COMPOUND, (words) => `<span style="display:inline-block">${plain(words)}</span>`);

/**
 * A text whose numbers stay with what they count, and whose headings, captions and heads of columns and rows divide no compound
 * (docs/architecture.md, 'Typesetting'). Code stays as it is.
 */
export const withWholeWords = (html: string, locale: Locale): string => {
  let [short, code] = [0, 0];
  // What a row begins with names it, also where no editor has marked it as a header.
  let name = false;
  return html
    .split(TAG)
    .map((piece, index, pieces) => {
      if (index % 2) {
        short += stepAt(piece, SHORT);
        code += stepAt(piece, CODE);
        if (CELL.test(piece)) name = ROW.test(pieces[index - 2] ?? '');
        else if (piece === '</td>') name = false;
        return piece;
      }
      if (code > 0) return piece;
      if ((short > 0 || name) && locale === toLocale('vn')) return withBoxes(String(typeset(piece, 'vn')));
      return joinNumbers(piece);
    })
    .join('');
};
