import type { GatsbyNode } from 'gatsby';

/**
 * Gatsby gathers all CSS of the site into one group that it inlines in every page; without that group a page
 * carries its own styles only (architecture, rule 4).
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  delete config.optimization.splitChunks.cacheGroups.styles;
  actions.replaceWebpackConfig(config);
};
