import { isLanguage, toLocale } from './locales';

describe('languages', () => {
  it('says vi to the CMS and in html lang for the address segment vn', () => {
    expect(toLocale('vn')).toBe('vi');
    expect(toLocale('en')).toBe('en');
  });

  it('knows en and vn and nothing else', () => {
    expect(['en', 'vn', 'vi', '', undefined].map(isLanguage)).toEqual([true, true, false, false, false]);
  });
});
