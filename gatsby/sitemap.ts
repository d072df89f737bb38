import type { PluginRef } from 'gatsby';

import { bareAddress, type Alternates } from '../src/i18n/alternates';
import { isLanguage, toLocale } from '../src/i18n/locales';

interface SitePage {
  readonly path: string;
  readonly pageContext: {
    readonly alternates?: Alternates;
    readonly canonical?: string;
    readonly noindex?: boolean;
    /** Of the entry that the page shows. */
    readonly id?: string;
  };
}

interface Entries {
  readonly nodes: readonly { readonly id: string; readonly updatedAt: string | null }[];
}

interface SitemapData {
  readonly allSitePage: { readonly nodes: readonly SitePage[] };
  readonly posts: Entries;
  readonly showcases: Entries;
  readonly templates: Entries;
}

/** A page with the moment of the last change of what it shows, where the CMS knows one. */
type DatedPage = SitePage & { readonly lastmod: string | undefined };

/** hreflang links of one page: `en`, `vi` and `x-default`, the bare address. */
const links = (alternates: Alternates) => [
  ...Object.entries(alternates).flatMap(([language, url]) =>
    isLanguage(language) ? [{ lang: toLocale(language) as string, url }] : [],
  ),
  { lang: 'x-default', url: bareAddress(alternates) ?? '/' },
];

/** A page that is found under another address, or not to be found at all, stays out. */
export const isInSitemap = ({ pageContext }: Pick<SitePage, 'pageContext'>): boolean =>
  pageContext.alternates !== undefined && pageContext.canonical === undefined && !pageContext.noindex;

/** Of what is written in `content/` nobody knows when it was last changed: a date of the build would be none. */
const datedPages = ({ allSitePage, posts, showcases, templates }: SitemapData): DatedPage[] => {
  const entries = [posts, showcases, templates].flatMap(({ nodes }) => nodes);
  const changed = new Map(entries.map(({ id, updatedAt }) => [id, updatedAt ?? undefined]));
  return allSitePage.nodes
    .filter(isInSitemap)
    .map((page) => ({ ...page, lastmod: changed.get(page.pageContext.id ?? '') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** `/sitemap-index.xml` and its parts, all at the root: what stands deeper may not list what is above it. */
export const sitemap = (): PluginRef => ({
  resolve: 'gatsby-plugin-sitemap',
  options: {
    output: '/',
    // robots.txt names it, once for all pages.
    createLinkInHead: false,
    query: `{
      site { siteMetadata { siteUrl } }
      allSitePage { nodes { path pageContext } }
      posts: allStrapiDicomBlog { nodes { id updatedAt } }
      showcases: allStrapiShowcase { nodes { id updatedAt } }
      templates: allStrapiCollection { nodes { id updatedAt } }
    }`,
    resolveSiteUrl: (data: { site: { siteMetadata: { siteUrl: string } } }) => data.site.siteMetadata.siteUrl,
    resolvePages: datedPages,
    serialize: ({ path, pageContext, lastmod }: DatedPage) => ({
      url: path,
      ...(lastmod !== undefined && { lastmod }),
      links: links(pageContext.alternates ?? {}),
    }),
  },
});
