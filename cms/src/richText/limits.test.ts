import { toRichText } from './clean';
import { LIMITS, TooMuchText } from './limits';

/** As much of it as a text may have. */
const full = (part: string): string => part.repeat(Math.floor(LIMITS.characters / part.length));
const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('');

const excessOf = (text: string): string | undefined => {
  try {
    toRichText(text);
    return undefined;
  } catch (error) {
    if (error instanceof TooMuchText) return error.excess;
    throw error;
  }
};

it('may have 300,000 characters, and no more', () => {
  const text = (length: number) => `<p>${'Ẵ'.repeat(length - 7)}</p>`;
  expect(excessOf(text(300_000))).toBeUndefined();
  expect(excessOf(text(300_001))).toBe('long');
});

it('may be 20,000 words of paragraphs, lists and tables', () => {
  const part = `<h2>a</h2><p>${'words '.repeat(150)}</p><ul><li>b</li><li>c</li></ul><table><tr><td>d</td></tr></table>`;
  expect(excessOf(part.repeat(133))).toBeUndefined();
});

it('is refused where it would be too much only as it is stored', () => {
  expect(excessOf('<img src=/a>'.repeat(4_900))).toBeUndefined();
  expect(excessOf('<img src=/a>'.repeat(5_100))).toBe('complex');
  expect(excessOf(`<p>${'"<'.repeat(100_000)}</p>`)).toBe('long');
});

// Each takes a parser minutes or gigabytes that has no limits.
it.each([
  ['elements that are never closed', full('<div>')],
  ['elements that are never closed, and lines of Markdown between them', many(600, () => '<div>\n\n')],
  [
    'bold type that every paragraph opens anew',
    many(70, (index) => `<b id=${index}>`) + '<p>x'.repeat(9_000),
  ],
  [
    'bold type that every paragraph opens anew, hundreds of times',
    many(900, (index) => `<b id=${index}>`) + full('<p>'),
  ],
  ['a tag with ten thousand attributes', `<p ${many(10_000, (index) => ` a${index}`)}>`],
  [
    'an address that is asked for ten thousand times',
    `[a]: https://${'x'.repeat(100_000)}\n\n${'[a] '.repeat(49_000)}`,
  ],
  ['quotes within each other', full('> ')],
  ['lists within each other', many(700, (index) => `${' '.repeat(index)}- a\n`)],
  ['addresses', full('https://a.b ')],
  ['elements in a table that are no cells', `<table>${full('a<i>')}`],
  ['endless lines in search of an end', `${'<div>\n\n'.repeat(3_000)}`],
])('is refused for its cost: %s', (_, text) => {
  const started = process.cpuUsage();
  expect(excessOf(text.slice(0, LIMITS.characters))).toMatch(/long|complex/);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1e6).toBeLessThan(20);
});

it.each([
  ['brackets', '['],
  ['the beginnings of pictures', '!['],
  ['the beginnings of emphasis', '**a _b '],
  ['emoji', '🦌'],
  ['blanks', ' '],
  ['backslashes', '\\'],
])('is read however odd it is: %s', (_, part) => {
  expect(excessOf(full(part).slice(0, 200_000))).toBeUndefined();
});

it('is read with a picture in its address, which is left out', () => {
  const text = `<p>a</p><img src="data:image/png;base64,${'abc/'.repeat(50_000)}">`;
  expect(toRichText(text)).toEqual({ html: '<p>a</p>', removed: { pictures: 1 } });
});
