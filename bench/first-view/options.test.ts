import { isWhole, readOptions } from './options';

it('measures everything when nothing else is said', () => {
  expect(readOptions([])).toEqual({ only: null, rounds: 5, tries: 10, folder: null, releases: null });
  expect(isWhole(readOptions([]))).toBe(true);
});

it('takes a quick try for what it is', () => {
  const options = readOptions(['--only', 'ours,astro', '--rounds', '1', '--tries', '0']);
  expect(options).toMatchObject({ only: ['ours', 'astro'], rounds: 1, tries: 0 });
  expect(isWhole(options)).toBe(false);
  expect(isWhole(readOptions(['--tries', '3']))).toBe(false);
});

it.each([[['--rounds', 'many']], [['--rounds', '0']], [['--tries', '-1']], [['--unknown']]])(
  'refuses %j',
  (args) => {
    expect(() => readOptions(args)).toThrow();
  },
);
