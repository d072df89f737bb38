import type { GatsbyNode } from 'gatsby';

import { firstViewScript } from './firstViewScript';

/**
 * Gatsby gathers all CSS of the site into one group that it inlines in every page; without that group a page
 * carries its own styles only (architecture, rule 4). The renderer of the pages gets the script of their first view.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  if (stage === 'build-html' || stage === 'develop-html') {
    actions.setWebpackConfig({
      plugins: [plugins.define({ FIRST_VIEW_SCRIPT: JSON.stringify(firstViewScript()) })],
    });
  }
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  delete config.optimization.splitChunks.cacheGroups.styles;
  actions.replaceWebpackConfig(config);
};
