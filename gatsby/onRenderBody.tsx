import type { GatsbySSR } from 'gatsby';

import * as firstView from './firstView';
import { renderedPage, type PageData, type Site } from './structuredData/page';
import { siteMeta } from './structuredData/siteMeta';
import { structuredData } from './structuredData/structuredData';

/** Written in by webpack (gatsby/webpack.ts): content/site.yml. */
declare const SITE: Site;

/**
 * What every page has besides what its own `Head` says, which browsers load as well. Structured data is written here, so that no visitor loads the
 * code for it; it is the last thing of a page, as nobody who looks at the page waits for it.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = (args, options) => {
  void firstView.onRenderBody?.(args, options);
  args.setHeadComponents([
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <meta key="theme-color" name="theme-color" content="#fbfaf7" />,
    // What else devices look for (gatsby/rootFiles/) is found without being named.
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
  // While developing pages are rendered in the browser.
  if (process.env.NODE_ENV !== 'production') return;
  const page = renderedPage(args.loadPageDataSync(args.pathname) as unknown as PageData);
  if (!page) return;
  args.setHeadComponents(siteMeta(page, SITE));
  args.setPostBodyComponents([
    <script
      key="data"
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredData(page, SITE) }}
    />,
  ]);
};
