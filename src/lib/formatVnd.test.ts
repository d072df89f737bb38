import { formatVnd } from './formatVnd';

describe('a price', () => {
  it('is in VND with Vietnamese grouping and no decimals', () => {
    expect([5_900_000, 0, 1_234.6].map(formatVnd)).toEqual(['5.900.000 VND', '0 VND', '1.235 VND']);
  });
});
