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
    '"id","createdAt","form","lang","name","countryName","countryCode","phone","email","template","templateId","layout",' +
      '"basicPrice","extraOptions","endPrice","companyName","subject",' +
      '"position","deadline","contentPlan","pageRequest","featureRequest","place","message","files"',
  );
});

it('has a row for every submission, with the names of its files', () => {
  const files = ['cv.pdf', 'letter.docx'].map((name) => ({ key: 'k', name, size: 1, sha256: 'x' }));
  const fields = { name: 'Linh Tran', phone: '0912345678', message: 'one\ntwo' };
  const empty = Array(18).fill('""');
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

it.each(['=1+1', '+84', '-1', '@SUM(A1)', '|calc', '%0A', '＝1', '＋1', '－1', '＠x', '\tx', '\nx', '\rx'])(
  'shows %p as text: no spreadsheet calculates it',
  (text) => {
    expect(cellOf(text)).toBe(`"'${text}"`);
  },
);

/** As a spreadsheet reads a line whose cells it divides at `separator`, when the quotes are of no use. */
const cellsAt = (separator: RegExp, text: string): string[] =>
  text.split(separator).map((part) => part.replace(/^[\s\p{C}"]+/u, ''));

describe('a cell within a cell', () => {
  it.each([
    ['a;=cmd()', "a;'=cmd()"],
    ['a; =cmd()', "a; '=cmd()"],
    [' =cmd()', " '=cmd()"],
    ['\u0000=cmd()', "\u0000'=cmd()"],
    ['a;"=cmd()', `a;""'=cmd()`],
    ['a\t=cmd()', "a\t'=cmd()"],
    ['one\n=cmd()', "one\n'=cmd()"],
    ['one\r\n@SUM(A1)', "one\r\n'@SUM(A1)"],
    ['a,+1+cmd|x', "a,'+1+cmd|x"],
    ['a;\u200b=1', "a;\u200b'=1"],
    ['a;\ufeff＝1', "a;\ufeff'＝1"],
    ['a;;;=1', "a;;;'=1"],
    ['=1;=2;-3', "'=1;'=2;'-3"],
    ['a;﹦1', "a;'﹦1"],
  ])('is no formula either: %j', (text, written) => {
    const line = linesOf({ fields: { message: text } })
      .slice(1)
      .join('\r\n');
    expect(line).toContain(`"${written}"`);
    for (const separator of [/;/, /[;\t]/, /[;\t\r\n]/])
      expect(cellsAt(separator, line).filter((cell) => /^[=+\-@|%＝＋－＠﹦]/.test(cell))).toEqual([]);
  });

  it('leaves what staff read readable', () => {
    const message =
      'Hello; we sell tea - and more.\nCall 0912 345 678, or write to an@saola.example; 100% sure = yes';
    expect(toCsv([submissionOf({ fields: { message, countryCode: '+84', phone: '912345678' } })])).toContain(
      `"${message}"`,
    );
    expect(linesOf({ fields: { countryCode: '+84', phone: '912345678' } })[1]).toContain(
      `"'+84","912345678"`,
    );
  });
});

it('the names of files are in one cell, and none of them begins one', () => {
  const files = ['a.pdf', '=cmd().pdf', '+1.doc'].map((name) => ({ key: 'k', name, size: 1, sha256: 'x' }));
  expect(linesOf({ files })[1]).toMatch(/"a\.pdf; '=cmd\(\)\.pdf; '\+1\.doc"$/);
});

it.each(['a=1', '1-2', 'x@example.com', '', ' x'])('leaves %p as it is', (text) => {
  expect(cellOf(text)).toBe(`"${text}"`);
});

it.each(['\t', '\n', '\r\n', ';', ' ', '"', '\t '])(
  'a text of nothing but %j is written in no time',
  (mark) => {
    const begun = performance.now();
    cellOf(mark.repeat(10_000));
    expect(performance.now() - begun).toBeLessThan(30);
  },
);
