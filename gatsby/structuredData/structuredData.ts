import { agencyAndSite } from './agency';
import type { RenderedPage, Site } from './page';
import { thingsOf } from './things';
import { trailOf } from './trail';

/**
 * What a page tells those who read pages by schema.org: whose it is, where it stands, and what it is about
 * (docs/specification/pages.md, 'Structured data'). As text of a script: no word of it can end that.
 */
export const structuredData = (page: RenderedPage, site: Site): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [...agencyAndSite(page, site), trailOf(page), ...thingsOf(page, site)],
  }).replaceAll('<', '\\u003c');
