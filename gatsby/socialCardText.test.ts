import { displayLettering } from './socialCardLettering';
import { fitText, wordsFor } from './socialCardText';

const lettering = displayLettering();
const box = { width: 800, height: 376, leading: 1.1, sizes: [160, 96, 48] };
const fit = (text: string) => fitText(lettering.drawable(text), box, lettering);
const widest = ({ size, lines }: ReturnType<typeof fit>) =>
  Math.max(...lines.map((line) => lettering.width(line, size)));

describe('the title on a social card', () => {
  it('is as large as fits', () => {
    expect(fit('Career')).toEqual({ size: 160, lines: ['Career'] });
    expect(fit('Offshore Development Center').size).toBe(96);
  });

  it('never leaves its box, in either language', () => {
    const titles = [
      'What a football club taught us about load on the evening of a final',
      'Quầy phở ở Quận 3 đặt Ẵm Ỗi Ự: một cửa hàng nhỏ lên mạng trong mười ngày',
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrik',
      'word '.repeat(80),
    ];
    for (const fitted of titles.map(fit)) {
      expect(widest(fitted)).toBeLessThanOrEqual(box.width);
      expect(fitted.lines.length * fitted.size * box.leading).toBeLessThanOrEqual(box.height);
    }
  });

  it('has lines of about one length, so that no word is left alone', () => {
    const titles = [
      'From the first sketch to both stores',
      'Websites that load at once and are easy to keep',
    ];
    for (const { size, lines } of titles.map(fit)) {
      const widths = lines.map((line) => lettering.width(line, size));
      expect(Math.min(...widths)).toBeGreaterThan(0.6 * Math.max(...widths));
    }
  });

  it.each([
    'Z̷̧̛a̸͎͝l̵̰̈́g̴̩̈́o̷̟͊',
    '\u202eمرحبا\u202c',
    'مرحباً بكم',
    'नमस्ते दुनिया',
    'ไทยแลนด์',
    '日本語',
    '🦌👩‍👩‍👧‍👦🇻🇳',
    'e\u0301\u0302\u0303',
    '\u0301',
    '\ud83e half',
    'ffi ﬁ ½ ™ \u200b\u2060',
    '',
  ])('is drawn as far as its face has letters: %s', (text) => {
    for (const drawn of [text, lettering.drawable(text)]) {
      expect(lettering.width(drawn, 96)).not.toBeNaN();
      expect(lettering.path(drawn, 0, 0, 96)).not.toContain('NaN');
    }
    expect(fit(text).lines.length).toBeGreaterThan(0);
  });

  it('ends in an ellipsis where it is too long at the smallest size', () => {
    expect(fit('word '.repeat(80)).lines.at(-1)).toMatch(/…$/);
  });

  it('keeps every Vietnamese letter, composed or not, and drops what the face cannot draw', () => {
    expect(lettering.drawable('Nhà hàng Ẵm Ỗi'.normalize('NFD'))).toBe('Nhà hàng Ẵm Ỗi');
    expect(lettering.drawable('Saola 🦌 網站  2026')).toBe('Saola 2026');
  });

  it('is drawn with the pairs of letters set closer', () => {
    expect(lettering.width('AV', 100)).toBeLessThan(lettering.width('A', 100) + lettering.width('V', 100));
  });
});

describe('what a card says', () => {
  const said = (title: string) => wordsFor({ title, siteName: 'Saola' }, lettering);

  it.each(['🦌👩‍👩‍👧‍👦🇻🇳', 'مرحباً بكم', '日本語', '網站設計雜誌 2026', '\u200b', ''])(
    'is the name of the site where its face cannot draw half of the title: %s',
    (title) => {
      expect(said(title)).toBe('Saola');
    },
  );

  it.each([
    ['Nhà hàng Ẵm Ỗi', 'Nhà hàng Ẵm Ỗi'],
    ['Nhà hàng'.normalize('NFD'), 'Nhà hàng'],
    ['Spring 🌱', 'Spring'],
    ['C++ 網站', 'C++'],
    ['404', '404'],
  ])('is else what it can draw of the title: %s', (title, words) => {
    expect(said(title)).toBe(words);
  });
});
