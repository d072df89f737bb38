import type { GatsbySSR } from 'gatsby';

import * as firstView from './firstView';

/** What every page has besides what its own `Head` says. */
export const onRenderBody: GatsbySSR['onRenderBody'] = (args, options) => {
  void firstView.onRenderBody?.(args, options);
  // While developing there is none (gatsby/rootFiles/). What else devices look for is found without being named.
  if (process.env.NODE_ENV !== 'production') return;
  args.setHeadComponents([<link key="manifest" rel="manifest" href="/manifest.webmanifest" />]);
};
