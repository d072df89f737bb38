import { parseEnv } from './envFile';

it('reads bare and quoted values, comments, and both line ends', () => {
  const text = [
    '# a comment',
    'A=1',
    ' B = two words  # why',
    'C="with # inside" # why',
    "D='single'",
    'E=',
    'F=a=b#c',
    'G=#only a comment',
    'not a setting',
    'lower=ignored',
  ];
  const expected = { A: '1', B: 'two words', C: 'with # inside', D: 'single', E: '', F: 'a=b#c', G: '' };
  expect(parseEnv(text.join('\n'))).toEqual(expected);
  expect(parseEnv(text.join('\r\n'))).toEqual(expected);
});
