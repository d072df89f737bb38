import { withinLength } from './withinLength';

describe('a text that is to keep within a length', () => {
  it('stays as it is where it does', () => {
    expect(withinLength('Thực đơn, giá.', 14)).toBe('Thực đơn, giá.');
  });

  it.each([
    ['Thực đơn theo buổi, giữ bàn, bản đồ.', 30, 'Thực đơn theo buổi, giữ bàn.'],
    ['One. Two, three.', 6, 'One.'],
    ['One, two: three, four', 16, 'One, two: three.'],
  ])('loses its last clauses where it does not: %s', (text, most, expected) => {
    expect(withinLength(text, most)).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(most);
  });

  it('loses its last words where it has no clauses', () => {
    expect(withinLength('A door that opens by itself', 15)).toBe('A door that…');
  });
});
