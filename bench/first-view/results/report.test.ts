import { chart } from './chart';
import { report } from './report';
import { resultsOf, siteResult } from './sitesFixture';
import { figuresTable, markdownTable } from './table';

const sites = [
  siteResult('ours', { lcp: 1030 }),
  siteResult('astro'),
  siteResult('gatsby', { scripts: 60_000, frameworkScripts: 60_000 }, { clicks: 10, texts: 8 }),
];

it('pads a table so that it reads as text', () => {
  const rows = [
    ['a', '1'],
    ['longer', '1000.0'],
  ];
  expect(markdownTable(['', 'size'], rows, 'figures')).toBe(
    ['|        |   size |', '| ------ | -----: |', '| a      |      1 |', '| longer | 1000.0 |'].join('\n'),
  );
  expect(markdownTable(['', 'size'], rows, 'words')).toContain('| a      | 1      |');
});

it('has a row for every site', () => {
  const rows = figuresTable(sites).split('\n').slice(2);
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(['Saola', 'astro', 'gatsby']);
  expect(rows[2]).toMatch(/10 of 10 \|\s+– \|\s+8 of 10/);
});

it("says how far it is from Astro's, and marks a goal that is missed", () => {
  const page = report(resultsOf(sites));
  expect(page).toContain("1.03 times Astro's");
  expect(page).toMatch(/A goal \| 0\.0 kB \| \*\*missed\*\*/);
  expect(page).toContain('2 cores, A processor');
});

it('draws a bar and a figure for every site in every panel', () => {
  const svg = chart(resultsOf(sites));
  expect(svg.match(/<rect [^>]*rx="3"/g)).toHaveLength(6 * sites.length);
  expect(svg).toContain('>10 of 10</text>');
  expect(svg).not.toMatch(/NaN|undefined/);
});

it('escapes the names it draws', () => {
  expect(chart(resultsOf([{ ...siteResult('a'), title: 'A & <B>' }]))).toContain('A &amp; &lt;B&gt;');
});
