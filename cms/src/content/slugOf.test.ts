import { LONGEST_SLUG, isSlug, isSlugOf, numberedSlug, slugOf } from './slugOf';

describe('the slug of a title', () => {
  it.each([
    ['Menus that load', 'menus-that-load'],
    ['Thiết kế', 'thiet-ke'],
    ['Đường dẫn ở Đà Nẵng', 'duong-dan-o-da-nang'],
    ['ƯỚC TÍNH CHI PHÍ', 'uoc-tinh-chi-phi'],
    ['  Ẩn   Yên – Spa & Co.! ', 'an-yen-spa-co'],
    ['An editor’s choice', 'an-editors-choice'],
    ['100% miễn_phí', '100-mien-phi'],
    ['Thiết kế'.normalize('NFD'), 'thiet-ke'],
    ['', ''],
  ])('of "%s" is "%s"', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it.each([
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Ærø', 'aero'],
    ['Œuvre', 'oeuvre'],
    ['Łódź', 'lodz'],
    ['Þingvellir og Garðabær', 'thingvellir-og-gardabaer'],
    ['Iğdır, İstanbul', 'igdir-istanbul'],
    ['ﬁne oﬃce', 'fine-office'],
    ['ａｂｃ １２', 'abc-12'],
    ['Saola™', 'saola'],
  ])('keeps every letter of "%s": "%s"', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it.each(['日本', 'שלום', '🦌✨', '?!', 'Ελλάδα'])('of "%s" is the name of its type', (title) => {
    expect(slugOf(title, 'Blog post')).toBe('blog-post');
  });

  it.each(['', '   ', '\u200b\n'])('that is blank (%j) is none, also with the name of a type', (title) => {
    expect(slugOf(title, 'Blog post')).toBe('');
  });

  it('is one that the field takes, however long the title, and with a number behind it', () => {
    const slugs = [slugOf('Một tiêu đề '.repeat(60)), slugOf('x'.repeat(1_000)), slugOf('ﬃ'.repeat(99))];
    for (const slug of slugs) {
      expect(isSlug(slug)).toBe(true);
      expect(numberedSlug(slug, 999_999)).toBe(`${slug}-999999`);
      expect(isSlug(numberedSlug(slug, 999_999))).toBe(true);
    }
  });
});

describe('a slug', () => {
  it.each(['a', 'menus-2', '2024', 'x'.repeat(LONGEST_SLUG)])('may be "%s"', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each(['', 'Not A Slug', 'a--b', '-a', 'a-', 'đà', 'a\n', 'x'.repeat(LONGEST_SLUG + 1)])(
    'is never %j',
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );

  it('with a number is no longer than one may be', () => {
    const long = `${'x'.repeat(LONGEST_SLUG - 4)}-yyy`;
    expect(numberedSlug(long, 1)).toBe(`${'x'.repeat(LONGEST_SLUG - 4)}-y-1`);
    expect(numberedSlug(long, 12)).toBe(`${'x'.repeat(LONGEST_SLUG - 4)}-12`);
  });

  it.each([
    ['', 'Menus', true],
    ['menus', 'Menus', true],
    ['menus-2', 'Menus', true],
    ['menus-99', 'Menus', true],
    ['menus-100', 'Menus', false],
    ['menus-2024', 'Menus', false],
    ['menus-02', 'Menus', false],
    ['menus', 'Menus that load', false],
    ['menus-new', 'Menus', false],
    ['my-own', 'Menus', false],
    ['-1', '', false],
    ['blog-post', '日本', true],
    ['blog-post-3', '日本', true],
    ['blog-post', '', false],
  ])('is told from one that an editor wrote: "%s" for "%s"', (slug, title, expected) => {
    expect(isSlugOf(slug, title, 'Blog post')).toBe(expected);
  });
});
