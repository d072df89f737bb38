import { env } from '../../src/config/env';
import { agency, crumbsOf, graphOf, scriptOf, site, text, thingsOf } from './graphFixture';

describe('what every page tells those who read pages by schema.org', () => {
  it('is whose site it is, in few words, and how to reach them on the home page alone', () => {
    const brief = { '@type': 'Organization', ...agency, name: site.name, url: `${env.siteUrl}/` };
    const logo = `${env.siteUrl}/icons/icon-512.png`;
    expect(thingsOf('Organization', 'pages-about-us')).toEqual([{ ...brief, logo }]);
    const [full] = thingsOf('Organization', 'pages-index', { language: 'vn' });
    expect(full).toMatchObject({
      ...brief,
      email: site.emails.hello,
      telephone: [site.phones.au, site.phones.vn],
      address: [{ addressLocality: 'Sài Gòn', addressCountry: 'VN' }, { addressCountry: 'AU' }],
      sameAs: site.social.map(({ url }) => url),
    });
  });

  it('names no office that is not open yet', () => {
    expect(JSON.stringify(graphOf('pages-index'))).not.toContain('Brussels');
  });

  it('is the site, in both languages', () => {
    expect(thingsOf('WebSite', 'pages-about-us')).toMatchObject([
      { name: site.name, inLanguage: ['en', 'vi'], publisher: agency },
    ]);
  });

  it('is nothing on a page that nobody sees, which has not the words of the shell', () => {
    expect(scriptOf('templates-blog-index', { data: { locales: undefined } })).toBeUndefined();
    expect(scriptOf('templates-latest', { data: { locales: { edges: [] } } })).toBeUndefined();
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '&lt;/script&gt; & "x" \\ '])(
    'ends no script, whatever a title is: %s',
    (title) => {
      const script = scriptOf('templates-showcase', { data: { showcase: { title } } });
      expect(script).not.toContain('<');
      expect(script).toContain(JSON.stringify(title).replaceAll('<', '\\u003c'));
    },
  );
});

describe('the way to a page', () => {
  it('begins at home, and has the page as its last item, by its title and its address', () => {
    expect(crumbsOf('pages-index', { path: '/' })).toEqual(['1 Home /en/']);
    expect(
      crumbsOf('pages-contact', {
        language: 'vn',
        path: '/career/',
        data: text('Tuyển\u00a0dụng'),
      }),
    ).toEqual(['1 Trang chủ /vn/', '2 Tuyển dụng /vn/career/']);
  });

  it.each([
    ['templates-blog-post', { post: { title: 'A' } }, {}, '2 Blog /en/blog/'],
    ['templates-blog-list', text('Blog'), { page: 1 }, '2 Blog /en/blog/'],
    ['templates-case-study', { study: { title: 'A' } }, {}, '2 Portfolio /en/portfolio/'],
    ['templates-portfolio', text('Website'), {}, '2 Portfolio /en/portfolio/'],
    ['templates-showcase', { showcase: { title: 'A' } }, {}, '2 Show Cases /en/showcases-web/'],
    ['templates-template-list', text('A'), { group: 'B' }, '2 Sample Websites /en/collection/'],
    ['templates-collection-preview', { collection: { title: 'A' } }, {}, '2 Sample Websites /en/collection/'],
    [
      'templates-media-banners',
      { offer: { title: 'Banners', description: '' }, banner: { frontmatter: { title: 'Scratch' } } },
      { slug: 'scratch' },
      '2 Banners /en/services/media-banners/',
    ],
  ])('leads through the list that it stands in (%s)', (kind, data, context, crumb) => {
    const crumbs = crumbsOf(kind, { data, context });
    expect(crumbs).toHaveLength(3);
    expect(crumbs[1]).toBe(crumb);
    expect(crumbs[2]).toMatch(/\/en\/a\/$/);
  });

  it('leads from home to a list itself', () => {
    expect(crumbsOf('templates-portfolio', { path: '/portfolio/' })).toHaveLength(2);
    expect(crumbsOf('templates-blog-list', { path: '/blog/' })).toHaveLength(2);
  });

  it("ends at another page's address where it shows that page's content, and calls a template by its own name", () => {
    const collection = { title: 'Phở\u00a0Lành', basic_price: null, seo: { metaTitle: 'Website quán ăn' } };
    const context = { canonical: '/en/collection/pho-lanh/anh-tran/' };
    expect(crumbsOf('templates-collection', { data: { collection }, context })[2]).toBe(
      '3 Phở Lành /en/collection/pho-lanh/anh-tran/',
    );
  });
});
