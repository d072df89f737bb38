import { alternatesOfPath } from '../src/i18n/alternates';
import { isInSitemap, sitemap } from './sitemap';

type SitePage = Parameters<typeof isInSitemap>[0] & { readonly path: string };

interface SitemapOptions {
  readonly resolveSiteUrl: (data: object) => string;
  readonly resolvePages: (data: { allSitePage: { nodes: SitePage[] } }) => SitePage[];
  readonly serialize: (page: SitePage) => { url: string; links: { lang: string; url: string }[] };
}

const { options } = sitemap() as unknown as { options: SitemapOptions };
const career: SitePage = { path: '/en/career/', pageContext: { alternates: alternatesOfPath('/career/') } };
const withContext = (more: Partial<SitePage['pageContext']>): SitePage => ({
  ...career,
  pageContext: { ...career.pageContext, ...more },
});

describe('the sitemap', () => {
  it('lists the pages of the site', () => {
    expect(isInSitemap(career)).toBe(true);
  });

  it.each([
    ['is marked noindex', withContext({ noindex: true })],
    ['is found under another address', withContext({ canonical: '/en/collection/a/b/' })],
    ["is none of the site's own", { path: '/dev-404-page/', pageContext: {} }],
  ])('leaves out a page that %s', (_, page) => {
    expect(isInSitemap(page)).toBe(false);
    expect(options.resolvePages({ allSitePage: { nodes: [page, career] } })).toEqual([career]);
  });

  it('has the order of the addresses, whatever order they were made in', () => {
    const nodes = ['/vn/b/', '/en/c/', '/en/a/'].map((path) => ({ ...career, path }));
    const paths = options.resolvePages({ allSitePage: { nodes } }).map(({ path }) => path);
    expect(paths).toEqual(['/en/a/', '/en/c/', '/vn/b/']);
  });

  it('links a page to its translations, and x-default to the bare address', () => {
    expect(options.serialize(career)).toEqual({
      url: '/en/career/',
      links: [
        { lang: 'en', url: '/en/career/' },
        { lang: 'vi', url: '/vn/career/' },
        { lang: 'x-default', url: '/career/' },
      ],
    });
  });

  it('links a post of one language to itself alone', () => {
    const post = { path: '/vn/blog/b/', pageContext: { alternates: { vn: '/vn/blog/b/' } } };
    expect(options.serialize(post).links).toEqual([
      { lang: 'vi', url: '/vn/blog/b/' },
      { lang: 'x-default', url: '/blog/b/' },
    ]);
  });

  it('stands below the address of the site', () => {
    const data = { site: { siteMetadata: { siteUrl: 'https://site.example' } } };
    expect(options.resolveSiteUrl(data)).toBe('https://site.example');
  });
});
