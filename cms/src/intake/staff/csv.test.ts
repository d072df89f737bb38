/** Submissions as a table for a spreadsheet. */
import { submissionOf } from '../../../tests/support/rowsOfIntake';
import { toCsv } from './csv';

const BOM = '\ufeff';

const linesOf = (...submissions: Parameters<typeof submissionOf>[0][]) =>
  toCsv(submissions.map((changes) => submissionOf(changes)))
    .slice(1)
    .split('\r\n');

/** The cell of a name in the one row. */
const cellOf = (name: string) => linesOf({ fields: { name } })[1]?.split(',')[4];

it('begins with the mark that tells spreadsheets it is UTF-8, and ends with a line break', () => {
  const csv = toCsv([]);
  expect(csv.startsWith(BOM)).toBe(true);
  expect(csv.endsWith('"files"\r\n')).toBe(true);
});

it('has a column for every field of every form', () => {
  expect(linesOf()[0]).toBe(
    '"id","createdAt","form","lang","name","countryName","countryCode","phone","email","companyName","subject",' +
      '"position","deadline","contentPlan","pageRequest","featureRequest","place","message","files"',
  );
});

it('has a row for every submission, with the names of its files', () => {
  const files = ['cv.pdf', 'letter.docx'].map((name) => ({ key: 'k', name, size: 1, sha256: 'x' }));
  const fields = { name: 'Linh Tran', phone: '0912345678', message: 'one\ntwo' };
  const empty = Array(12).fill('""');
  empty[2] = '"0912345678"';
  expect(
    linesOf({ form: 'career', lang: 'vn', fields, files }, { documentId: 'second', fields: {} }).slice(1),
  ).toEqual([
    ['"submission1"', '"2026-01-02T03:04:05.000Z"', '"career"', '"vn"', '"Linh Tran"']
      .concat(empty, '"one\ntwo"', '"cv.pdf; letter.docx"')
      .join(','),
    expect.stringMatching(/^"second",.*,"",""$/),
    '',
  ]);
});

it('doubles quotes', () => {
  expect(cellOf('a "b" c')).toBe('"a ""b"" c"');
});

it.each([
  '=1+1',
  '+84',
  '-1',
  '@SUM(A1)',
  '|calc',
  '%0A',
  ' =1',
  '\u0000=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\tx',
  '\nx',
  '\rx',
])('shows %p as text: no spreadsheet calculates it', (text) => {
  expect(cellOf(text)).toBe(`"'${text}"`);
});

it.each(['a=1', '1-2', 'x@example.com', '', ' x'])('leaves %p as it is', (text) => {
  expect(cellOf(text)).toBe(`"${text}"`);
});
