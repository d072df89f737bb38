import { parse } from 'gatsby/graphql';

import { alternatesOfPath } from '../src/i18n/alternates';
import { isInSitemap, sitemap } from './sitemap';

type SitePage = Parameters<typeof isInSitemap>[0] & { readonly path: string };

interface SitemapOptions {
  readonly output: string;
  readonly query: string;
  readonly resolveSiteUrl: (data: object) => string;
  readonly resolvePages: (data: object) => SitePage[];
  readonly serialize: (page: SitePage) => {
    url: string;
    lastmod?: string;
    links: { lang: string; url: string }[];
  };
}

const { options } = sitemap() as unknown as { options: SitemapOptions };
const none = { nodes: [] };
const pagesOf = (nodes: SitePage[], entries: object = {}) =>
  options.resolvePages({
    ...{ allSitePage: { nodes }, posts: none, showcases: none, templates: none, ...entries },
  });
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
    expect(pagesOf([page, career]).map(({ path }) => path)).toEqual([career.path]);
  });

  it('has the order of the addresses, whatever order they were made in', () => {
    const nodes = ['/vn/b/', '/en/c/', '/en/a/'].map((path) => ({ ...career, path }));
    const paths = pagesOf(nodes).map(({ path }) => path);
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

  it.each(['posts', 'showcases', 'templates'])(
    'says when the entry of a page was last changed, as the CMS knows it (%s)',
    (name) => {
      const entries = [
        { id: 'a', updatedAt: '2026-06-02T02:00:00.000Z' },
        { id: 'b', updatedAt: null },
      ];
      const nodes = ['a', 'b', 'c'].map((id) => ({ ...withContext({ id }), path: `/en/${id}/` }));
      const dates = pagesOf(nodes, { [name]: { nodes: entries } }).map(
        (page) => options.serialize(page).lastmod,
      );
      expect(dates).toEqual(['2026-06-02T02:00:00.000Z', undefined, undefined]);
    },
  );

  it('says no date of a page whose texts are written in content/', () => {
    expect(pagesOf([career]).map((page) => Object.keys(options.serialize(page)))).toEqual([['url', 'links']]);
  });

  it('is at the root, and asks what the site can answer', () => {
    expect(options.output).toBe('/');
    expect(() => parse(options.query)).not.toThrow();
  });

  it('stands below the address of the site', () => {
    const data = { site: { siteMetadata: { siteUrl: 'https://site.example' } } };
    expect(options.resolveSiteUrl(data)).toBe('https://site.example');
  });
});
