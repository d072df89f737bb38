import { at, column, distinct, lines, placesIn } from './columns';

describe('the columns of an index', () => {
  it('give back one line for each text, also of several lines', () => {
    expect(lines(column(['a door', 'two\nlines\u2028of  it', '']))).toEqual([
      'a door',
      'two lines of it',
      '',
    ]);
  });

  it('name groups by their places, whatever order they come in', () => {
    const all = distinct([['b', 'a'], [], ['c', 'a']]);
    expect(all).toEqual(['a', 'b', 'c']);
    expect(at(all, placesIn(all, ['c', 'a']))).toEqual(['c', 'a']);
  });

  it('leave out what is not there', () => {
    expect(placesIn(['a'], ['b'])).toEqual([]);
    expect(at(['a'], [0, 7])).toEqual(['a']);
    expect(at(['a'])).toEqual([]);
  });
});
