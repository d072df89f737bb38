import { pageTitle, type TitledData } from './pageTitle';

const strings = (ns: string, data: object) => ({ edges: [{ node: { ns, data: JSON.stringify(data) } }] });
const none = { edges: [] };
const text = (title: string) => ({ frontmatter: { title } });

const spa = {
  title: 'Spa',
  layouts: [{ slug: 'mot-cot' }, { slug: 'hai-cot' }],
  seo: { metaTitle: 'Mẫu website spa' },
};

describe('the title of a page', () => {
  it.each<[string, Omit<TitledData, 'locales'>, string]>([
    ['a text', { text: text('Tuyển dụng') }, 'Tuyển dụng'],
    ['media banners', { banner: null, offer: { title: 'Media banners' } }, 'Media banners'],
    ['one banner', { banner: text('Scratch'), offer: { title: 'Media banners' } }, 'Scratch'],
    ['a post', { post: { title: 'Ẵm Ỗi' } }, 'Ẵm Ỗi'],
    ['a showcase', { showcase: { title: 'Phở Lành' } }, 'Phở Lành'],
    ['a template', { collection: { title: 'Spa', layouts: null, seo: null }, layout: null }, 'Spa'],
    [
      'a template that has one for search engines',
      { collection: { title: 'Spa', layouts: [], seo: { metaTitle: 'Mẫu website spa' } } },
      'Mẫu website spa',
    ],
    [
      'the first layout of a template, which stands for it',
      { collection: spa, layout: { title: 'Một cột', slug: 'mot-cot' } },
      'Mẫu website spa',
    ],
    ['another layout', { collection: spa, layout: { title: 'Hai cột', slug: 'hai-cot' } }, 'Spa, Hai cột'],
  ])('of %s is its own', (_, data, title) => {
    expect(pageTitle({ locales: none, ...data })).toBe(title);
  });

  it('names the place of a location page', () => {
    expect(pageTitle({ locales: none, text: text('Software in {place}') }, { place: 'Sydney' })).toBe(
      'Software in Sydney',
    );
  });

  it('says the number of a page of a list, and nothing where it has none', () => {
    const data = { locales: strings('blog', { pageTitle: '{{title}}, trang {{page}}' }), text: text('Blog') };
    expect([{}, { page: 1 }, { page: 2 }].map((context) => pageTitle(data, context))).toEqual([
      'Blog',
      'Blog, trang 1',
      'Blog, trang 2',
    ]);
  });

  it('says of a page of the blog list from when to when its posts are', () => {
    const posts = ['2026-05-12T02:00:00.000Z', '2026-01-05T02:00:00.000Z'].map((defaultPublishedDate) => ({
      ...{ defaultPublishedDate, publishedAt: '2026-11-01T02:00:00.000Z' },
    }));
    const data = {
      locales: strings('blog', { spanTitle: '{{title}}, {{span}}' }),
      text: text('Blog'),
      posts,
    };
    expect(pageTitle(data, { page: 2 })).toBe('Blog, Jan 05, 2026 – May 12, 2026');
    expect(pageTitle(data)).toBe('Blog');
  });

  it('of the style guide stands among its strings', () => {
    expect(pageTitle({ locales: strings('styleguide', { title: 'Style guide' }) })).toBe('Style guide');
  });

  it('is not made up where nothing is there', () => {
    expect(() => pageTitle({ locales: none, text: null })).toThrow();
  });
});
