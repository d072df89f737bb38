import type { PluginRef } from 'gatsby';

import { bareAddress, type Alternates } from '../src/i18n/alternates';
import { isLanguage, toLocale } from '../src/i18n/locales';

interface SitePage {
  readonly path: string;
  readonly pageContext: {
    readonly alternates?: Alternates;
    readonly canonical?: string;
    readonly noindex?: boolean;
  };
}

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

export const sitemap = (): PluginRef => ({
  resolve: 'gatsby-plugin-sitemap',
  options: {
    output: '/sitemap',
    query: `{
      site { siteMetadata { siteUrl } }
      allSitePage { nodes { path pageContext } }
    }`,
    resolveSiteUrl: (data: { site: { siteMetadata: { siteUrl: string } } }) => data.site.siteMetadata.siteUrl,
    resolvePages: (data: { allSitePage: { nodes: SitePage[] } }) =>
      data.allSitePage.nodes.filter(isInSitemap).sort((a, b) => (a.path < b.path ? -1 : 1)),
    serialize: ({ path, pageContext }: SitePage) => ({
      url: path,
      links: links(pageContext.alternates ?? {}),
    }),
  },
});
