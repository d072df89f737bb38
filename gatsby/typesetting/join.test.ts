import { plain } from '../../src/lib/plain';
import { joiner } from './join';

const join = joiner([
  'chúng tôi',
  'thực tập',
  'thực tập sinh',
  'bài học',
  'học viên',
  'khách hàng',
  'hàng đầu',
  'đầu tiên',
]);

/** The text with its joins to be seen. */
const shown = (text: string) => join(text).replaceAll('\u00A0', '_');

describe('a compound', () => {
  it('is joined wherever it stands, in large letters and small', () => {
    expect(shown('Chúng tôi và khách hàng của chúng tôi')).toBe('Chúng_tôi và khách_hàng của chúng_tôi');
  });

  it('is the longest that fits, from left to right', () => {
    expect(shown('thực tập sinh thực tập')).toBe('thực_tập_sinh thực_tập');
  });

  it('is whole between punctuation, and never reaches across it', () => {
    expect(shown('“Chúng tôi”, (khách hàng)/học viên.')).toBe('“Chúng_tôi”, (khách_hàng)/học_viên.');
    expect(shown('chúng, tôi; thực - tập; học\nviên')).toBe('chúng, tôi; thực - tập; học\nviên');
  });

  it('stands across one plain space only', () => {
    expect(shown('chúng  tôi')).toBe('chúng  tôi');
  });

  it('has no digit in it, and never reaches across the asterisks of an accent', () => {
    expect(shown('khách 2 hàng, khách2 hàng, khách hàng2')).toBe('khách 2 hàng, khách2 hàng, khách hàng2');
    expect(shown('khách **hàng đầu** chúng** tôi')).toBe('khách **hàng_đầu** chúng** tôi');
  });

  it('is no part of a longer word', () => {
    expect(shown('akhách hàng, chúng tôit')).toBe('akhách hàng, chúng tôit');
  });

  it('may be written in letters with marks of their own', () => {
    expect(plain(join('chúng tôi'.normalize('NFD')))).toBe('chúng tôi'.normalize('NFD'));
    expect(join('chúng tôi'.normalize('NFD'))).toContain('\u00A0');
  });
});

describe('where two compounds would share a syllable', () => {
  it.each([
    ['Từ bài học viên', 'Từ bài học_viên'],
    ['khách hàng đầu', 'khách hàng_đầu'],
    ['Khách hàng đầu tiên', 'Khách_hàng đầu_tiên'],
  ])('%s is read as it is meant', (text, meant) => {
    expect(shown(text)).toBe(meant);
  });
});

describe('what was joined by hand', () => {
  it('stays as it is', () => {
    expect(shown('khách\u00A0hàng đầu, của\u00A0chúng tôi, học viên\u00A0mới')).toBe(
      'khách_hàng đầu, của_chúng tôi, học viên_mới',
    );
  });
});
