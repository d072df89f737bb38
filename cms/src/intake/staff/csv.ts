import { allFields } from '../../forms/telling';
import type { Submission } from '../store/types';

/** The language has a column of its own. */
const FIELDS = allFields().filter((field) => field !== 'lang');

/** What makes a spreadsheet calculate: these at the beginning of a cell, also after blanks, also in their wide forms. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * A cell: always quoted, quotes doubled. What a spreadsheet would take for a formula gets an apostrophe in front, which
 * it shows as text. Phone numbers keep their zeros that way too, being text already.
 */
const cell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replace(/"/g, '""')}"`;

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
