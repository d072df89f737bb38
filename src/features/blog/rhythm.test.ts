import { placesOf } from './rhythm';

/** How much of a row of twelve columns a card takes. */
const columns = { lead: 12, opening: 4, third: 4, narrow: 5, wide: 7, band: 12 } as const;

describe('the rhythm of a list', () => {
  it('is three, two, one on sand, three, two after the post that leads', () => {
    expect(placesOf(11)).toEqual([
      ...['opening', 'third', 'third', 'narrow', 'wide', 'band'],
      ...['opening', 'third', 'third', 'wide', 'narrow'],
    ]);
  });

  it('has its rows of two by turns, whatever is left', () => {
    expect(placesOf(4)).toEqual(['wide', 'narrow', 'narrow', 'wide']);
    expect(placesOf(7).slice(3)).toEqual(['narrow', 'wide', 'wide', 'narrow']);
    expect(placesOf(10).slice(6)).toEqual(['wide', 'narrow', 'narrow', 'wide']);
    expect(placesOf(13).slice(9)).toEqual(['wide', 'narrow', 'narrow', 'wide']);
  });

  it('goes on with the next twelve without moving those before', () => {
    expect(placesOf(24).slice(0, 12)).toEqual(placesOf(12));
  });

  it.each([0, ...Array.from({ length: 38 }, (_, at) => at + 2)])(
    'ends with a full row: %i posts',
    (count) => {
      const places = placesOf(count);
      expect(places).toHaveLength(count);
      let filled = 0;
      for (const place of places) {
        filled += columns[place];
        expect(filled).toBeLessThanOrEqual(12);
        filled %= 12;
      }
      expect(filled).toBe(0);
    },
  );

  it('gives two left over of three unequal halves, and one alone a row', () => {
    expect(placesOf(2)).toEqual(['wide', 'narrow']);
    expect(placesOf(1)).toEqual(['band']);
  });
});
