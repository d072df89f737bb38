import type { GatsbyNode } from 'gatsby';

import { alternatesOfPath } from '../src/i18n/alternates';
import { isLanguage, toLocale } from '../src/i18n/locales';

interface I18nContext {
  readonly i18n?: { readonly language: string; readonly routed: boolean; readonly originalPath: string };
  readonly alternates?: unknown;
}

/** Pages that nobody is to find by searching: their heads say noindex, and the sitemap leaves them out. */
const unlisted = ['/404/', '/styleguide/'];

/**
 * The i18n plugin makes three pages of each file in src/pages: one per language and a bare copy. The bare
 * address belongs to the server, so the copy goes; the others get the context every page has.
 * The mark against loops is `alternates`: a page that has it is complete.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const { i18n, alternates } = page.context as I18nContext;
  if (!i18n || alternates || page.path.startsWith('/dev-404-page')) return;
  actions.deletePage(page);
  // Gatsby's 404.html is for file hosts: the server answers with the localised page instead.
  const unwanted = !i18n.routed || i18n.originalPath === '/404.html';
  if (unwanted || !isLanguage(i18n.language)) return;
  actions.createPage({
    ...page,
    // The plugin's /vn/vn/* for the Not-found page: localised 404s are the server's work.
    matchPath: undefined,
    context: {
      ...page.context,
      locale: toLocale(i18n.language),
      alternates: alternatesOfPath(i18n.originalPath),
      ...(unlisted.includes(i18n.originalPath) && { noindex: true }),
    },
  });
};
