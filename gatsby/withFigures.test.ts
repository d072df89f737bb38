import { withFigures } from './withFigures';

const table = (...rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const set = (cell: string) =>
  `<td style="text-align:end;font-variant-numeric:tabular-nums;padding-right:1.8em">${cell}</td>`;

describe('a column of a table', () => {
  it('has its figures, and its head, at the end of their cells', () => {
    expect(
      withFigures(
        table(['Part', 'Budget', 'What'], ['Fonts', '45 kB', 'Two'], ['Scripts', '<b>100</b> kB', 'One']),
      ),
    ).toBe(
      table(['Part', '?', 'What'], ['Fonts', '?', 'Two'], ['Scripts', '?', 'One'])
        .replace('<td>?</td>', set('Budget'))
        .replace('<td>?</td>', set('45 kB'))
        .replace('<td>?</td>', set('<b>100</b> kB')),
    );
  });

  it('has money below each other', () => {
    const html = withFigures(table(['', 'Cost'], ['A visit', '$250'], ['A job', 'A$1,000']));
    expect(html.match(/text-align:end/g)).toHaveLength(3);
  });

  it.each([
    ['with words in one cell', table(['a', 'b'], ['c', '1'], ['d', 'one'])],
    ['of numbers that rows begin with', table(['Year', 'b'], ['2024', 'c'], ['2025', 'd'])],
    ['in one row', table(['a', 'b'], ['c', '1'])],
    ['that spans another', table(['a', 'b'], ['c', '1'], ['d', '2']).replace('<td>', '<td colspan="2">')],
  ])('stays as it is %s', (_, html) => {
    expect(withFigures(html)).toBe(html);
  });
});
