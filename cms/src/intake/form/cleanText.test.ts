/** What is left of a text that a visitor sent: what can be seen. */
import { cleanLine, cleanLines } from './cleanText';

describe('a text of nothing that can be seen is empty', () => {
  it.each<[string, string]>([
    ['zero-width spaces', '\u200b'.repeat(6)],
    ['soft hyphens', '\u00ad'.repeat(6)],
    ['word joiners and byte order marks', '\u2060\ufeff'.repeat(3)],
    ['fillers of Hangul', '\u3164\u115f\u1160\uffa0'.repeat(2)],
    ['Braille patterns without a dot', '\u2800'.repeat(6)],
    ['joiners', '\u200d\u200c'.repeat(3)],
    ['variation selectors', '\ufe0f\ufe0e\u{e0101}'.repeat(3)],
    ['tags', '\u{e0041}\u{e0042}'.repeat(3)],
    ['invisible operators', '\u2061\u2062\u2063\u2064'.repeat(2)],
    ['marks of direction', '\u200e\u200f\u061c\u202e'.repeat(2)],
    ['blanks of every kind', '\u00a0\u2003\u3000 \t'.repeat(2)],
    ['joiners between blanks', ' \u200d \u200c '.repeat(3)],
    ['null noteheads', '\u{1d159}'.repeat(6)],
    ['marks of annotations', '\ufff9\ufffa\ufffb'.repeat(2)],
    ['characters that are none', '\ufdd0\uffff\u{1ffff}'.repeat(2)],
    ['controls of hieroglyphs', '\u{13430}'.repeat(6)],
    ['blanks of hieroglyphs', '\u{13441}\u{13442}'.repeat(3)],
    ['marks that stand over nothing', '\u0301'.repeat(6)],
    ['places for private use', '\ue000'.repeat(6)],
    ['variation selectors of Mongolian', '\u180b\u180e'.repeat(3)],
  ])('%s', (_what, text) => {
    expect([cleanLine(text), cleanLines(text)]).toEqual(['', '']);
  });
});

it('characters that nobody sees do not count', () => {
  expect(cleanLine('A\u200b\u200b\u200b\u200b\u200b')).toBe('A');
  expect(cleanLine('A\u200d\u200d\u200d\u200d\u200d')).toBe('A');
  expect(cleanLine('A\ufe0f\ufe0f\ufe0f\ufe0f')).toBe('A\ufe0f');
  expect(cleanLine('A \u200b \u200b B')).toBe('A B');
  expect(cleanLine('\u200dAn\u200d')).toBe('An');
  expect(cleanLine('A\ufff9n\ufffahidden\ufffb')).toBe('Anhidden');
});

it.each([
  'Nguyễn Văn An',
  'Đặng Thị Ánh Tuyết',
  '👨‍👩‍👧‍👦',
  '❤️‍🔥',
  '🏳️‍🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '👍🏽',
  '1️⃣',
  'می‌خواهم',
  'क्‍ष',
  'O’Brien-Šťastná',
  '李小龍',
  '!',
  '7',
  '𓀀𓐰𓁹',
  'अ',
])('what can be seen stays: %s', (text) => {
  const normal = text.normalize('NFC');
  expect([cleanLine(text), cleanLines(text)]).toEqual([normal, normal]);
});

it('halves of an emoji become a sign that something is missing', () => {
  expect(cleanLine('\ude00.pdf')).toBe('\ufffd.pdf');
});

it('a line has no breaks, and lines keep theirs', () => {
  expect(cleanLine(' one\r\n two ')).toBe('one two');
  expect(cleanLines(' one\r\ntwo\rthree ')).toBe('one\ntwo\nthree');
});

it('is quick with long texts of joiners', () => {
  const started = performance.now();
  for (const text of ['\u200d', '\u{e0041}', 'a\u200d', '\u{1f3f4}\u{e0041}'])
    cleanLines(text.repeat(60_000));
  expect(performance.now() - started).toBeLessThan(20_000);
});

it.each(['\u{e0041}', '\u0301\u0323'])(
  'takes no time over %j again and again, which no field takes so long',
  (mark) => {
    const begun = process.cpuUsage();
    const text = mark.repeat(60_000);
    expect(cleanLines(text)).toBe(text);
    expect(process.cpuUsage(begun).user).toBeLessThan(500_000);
  },
);

it.each(['\v', '\f', '\u0085', '\u2028', '\u2029', '\r', '\r\n'])(
  'a line ends at %j, as in the system that wrote it',
  (end) => {
    expect(cleanLine(`An${end}Bcc: x`)).toBe('An Bcc: x');
    expect(cleanLines(`An${end}Bcc: x`)).toBe('An\nBcc: x');
  },
);

it('a letter has thirty marks at most, whose order is found in no time', () => {
  const begun = performance.now();
  const cleaned = cleanLine(`a${'\u0345\u0301\u0323\u0334'.repeat(4_000)}b`);
  expect(performance.now() - begun).toBeLessThan(50);
  expect(cleaned.normalize('NFD').length).toBeLessThanOrEqual(32);
  expect(cleaned).toMatch(/b$/);
});
