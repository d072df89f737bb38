import { agencyAndSite } from './agency';
import type { RenderedPage, Site } from './page';
import { thingsOf } from './things';
import { trailOf } from './trail';

/** A page as Gatsby hands it over while it renders it. */
export interface PageData {
  readonly componentChunkName: string;
  readonly result: {
    readonly data?: Partial<RenderedPage['data']>;
    readonly pageContext: RenderedPage['context'];
  };
}

/** As text of a script: no word of it can end that. */
const asScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const kindOf = (chunk: string): string => chunk.replace(/^component---src-/, '').replace(/-tsx$/, '');

/**
 * What a page tells those who read pages by schema.org: whose it is, where it stands, and what it is about
 * (docs/specification/pages.md, 'Structured data').
 *
 * @returns undefined for a page that nobody sees: it has not the words of the shell
 */
export const structuredData = ({ componentChunkName, result }: PageData, site: Site): string | undefined => {
  const { data, pageContext } = result;
  const locales = data?.locales;
  if (!locales?.edges.some(({ node }) => node.ns === 'shell')) return undefined;
  const page = { kind: kindOf(componentChunkName), context: pageContext, data: { ...data, locales } };
  return asScript({
    '@context': 'https://schema.org',
    '@graph': [...agencyAndSite(page, site), trailOf(page), ...thingsOf(page, site)],
  });
};
