import { median, medians } from './median';

it('takes the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([7])).toBe(7);
});

it('takes the medians figure by figure, and leaves its input as it is', () => {
  const rounds = [
    { lcp: 900, requests: 7 },
    { lcp: 700, requests: 9 },
    { lcp: 800, requests: 8 },
  ];
  expect(medians(rounds)).toEqual({ lcp: 800, requests: 8 });
  expect(rounds[0]).toEqual({ lcp: 900, requests: 7 });
});

it('knows no median of nothing', () => {
  expect(() => median([])).toThrow('no median');
  expect(() => medians([])).toThrow('no median');
});
