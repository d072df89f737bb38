import { withTableHeaders } from './withTableHeaders';

const table = (...rows: string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</tbody></table>`;

describe('the headers of a table', () => {
  it('say that those of the first row are of columns, and others of rows', () => {
    expect(withTableHeaders(table('<th>a</th><th class="b">b</th>', '<th>1</th><td>2</td>'))).toBe(
      table('<th scope="col">a</th><th scope="col" class="b">b</th>', '<th scope="row">1</th><td>2</td>'),
    );
  });

  it('are what begins each row, where the corner is empty', () => {
    expect(
      withTableHeaders(table('\n<td>&nbsp;</td><th>a</th>', '<td lang="en">x <b>y</b></td><td>1</td>')),
    ).toBe(
      table('\n<td>&nbsp;</td><th scope="col">a</th>', '<th scope="row" lang="en">x <b>y</b></th><td>1</td>'),
    );
  });

  it.each([
    ['the corner says something', table('<td>A</td><th scope="col">a</th>', '<td>x</td><td>1</td>')],
    ['nothing is a header', table('<td></td><td>a</td>', '<td>x</td><td>1</td>')],
    [
      'cells go over several rows',
      table('<td></td><th scope="col">a</th>', '<td rowspan="2">x</td><td>1</td>', '<td>2</td>'),
    ],
    ['there is no table', '<p>thead</p><pre>&lt;table&gt;&lt;th&gt;</pre>'],
  ])('stay as they are where %s', (_when, html) => {
    expect(withTableHeaders(html)).toBe(html);
  });
});
