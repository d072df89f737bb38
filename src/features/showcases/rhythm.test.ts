import { rhythm } from './rhythm';

const columns = { right: 12, left: 12, seven: 7, five: 5 };

/** The places in their rows of twelve columns, as a grid lays them out. */
const rowsOf = (count: number): string[][] => {
  const rows: string[][] = [];
  let free = 0;
  for (const place of rhythm(count)) {
    if (columns[place] > free) {
      rows.push([]);
      free = 12;
    }
    rows.at(-1)?.push(place);
    free -= columns[place];
  }
  return rows;
};
const widthOf = (row: readonly string[]) =>
  row.reduce((all, place) => all + columns[place as keyof typeof columns], 0);

describe.each(Array.from({ length: 20 }, (_, index) => index + 1))('the rhythm of %i showcases', (count) => {
  it('has a place for each, and no row that is not full', () => {
    expect(rowsOf(count).flat()).toHaveLength(count);
    expect(rowsOf(count).filter((row) => widthOf(row) !== 12)).toEqual([]);
  });

  it('begins with one alone, and has no row twice in a row, nor three of two', () => {
    const rows = rowsOf(count);
    expect(rows[0]).toEqual(['right']);
    rows.forEach((row, index) => {
      expect(rows[index + 1]).not.toEqual(row);
      expect(rows.slice(index, index + 3).filter(({ length }) => length === 2).length).toBeLessThan(3);
    });
  });
});

it('no showcases have no places', () => {
  expect(rhythm(0)).toEqual([]);
});
