import { rhythm } from './rhythm';

describe('the rhythm of the portfolio', () => {
  it('gives sixteen cards the places of the whole composition', () => {
    expect(rhythm(16).map((row) => row.join(' '))).toEqual([
      'full',
      'seven five',
      'four three five',
      'band',
      'five right',
      'left five',
      'square eight',
      'twelve',
      'aside',
      'poster',
    ]);
  });

  it.each([0, 1, 2, 3, 4, 5, 8, 17, 100])(
    'has a place for each of %i cards, and every row is full',
    (count) => {
      expect(rhythm(count).flat()).toHaveLength(count);
    },
  );

  it('closes a short list with a row of its own', () => {
    expect(rhythm(4)).toEqual([['full'], ['seven', 'five'], ['band']]);
    expect(rhythm(8).at(-1)).toEqual(['twelve']);
  });
});
