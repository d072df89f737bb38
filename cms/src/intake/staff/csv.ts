import { allFields } from '../../forms/telling';
import type { Submission } from '../store/types';

/** The language has a column of its own. */
const FIELDS = allFields().filter((field) => field !== 'lang');

/**
 * What makes a spreadsheet calculate: these at the beginning of a cell, also behind blanks, marks that show nothing and
 * quotes, also in their wide and small forms. A cell begins where its value does, and may begin within it: a Vietnamese
 * Excel divides lines at semicolons, others at tabs, and then quotes that do not stand at the beginning of what it takes
 * for a cell protect nothing, not even line breaks (OWASP, 'CSV Injection': mind the separators and the quotes as well). What is skipped holds no
 * separator, so that a text of nothing but those is read once.
 */
const FORMULA =
  /(^|[;,\t\r\n])((?:(?![\t\r\n])[\s\p{C}"])*)(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b])/gu;

/** A blank of these at the beginning is dropped by some, with what that does to the rest. */
const DROPPED = /^(?=[\t\r\n])/;

/**
 * A cell: always quoted, quotes doubled. What a spreadsheet might take for a formula gets an apostrophe in front of it,
 * which is shown as it stands: a dial code is read as '+84. Only what stands there is marked, so that staff read the rest
 * as it was written.
 */
const cell = (value: string): string => {
  const text = value.replace(FORMULA, "$1$2'").replace(DROPPED, "'");
  return `"${text.replace(/"/g, '""')}"`;
};

const row = (values: string[]): string => values.map(cell).join(',');

/** Submissions as CSV (RFC 4180, UTF-8 with a mark that tells spreadsheets so). */
export const toCsv = (submissions: Submission[]): string => {
  const head = row(['id', 'createdAt', 'form', 'lang', ...FIELDS, 'files']);
  const rows = submissions.map(({ documentId, createdAt, form, lang, fields, files }) =>
    row([
      ...[documentId, new Date(createdAt).toISOString(), form, lang],
      ...FIELDS.map((field) => fields[field] ?? ''),
      (files ?? []).map(({ name }) => name).join('; '),
    ]),
  );
  return `\ufeff${[head, ...rows].join('\r\n')}\r\n`;
};
