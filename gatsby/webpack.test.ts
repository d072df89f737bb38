/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby';

import { onCreateWebpackConfig } from './webpack';

const cacheGroupsAfter = (stage: string) => {
  const config = { optimization: { splitChunks: { cacheGroups: { styles: {}, framework: {} } } } };
  const replaceWebpackConfig = jest.fn();
  const args = { stage, getConfig: () => config, actions: { replaceWebpackConfig } };
  onCreateWebpackConfig?.(args as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined);
  return {
    groups: Object.keys(config.optimization.splitChunks.cacheGroups),
    replaced: replaceWebpackConfig.mock.calls.flat(),
    config,
  };
};

describe('the styles of a page', () => {
  it('are its own: the build gathers no styles of the whole site', () => {
    const { groups, replaced, config } = cacheGroupsAfter('build-javascript');
    expect(groups).toEqual(['framework']);
    expect(replaced).toEqual([config]);
  });

  it('are left to Gatsby while developing and rendering', () => {
    expect(cacheGroupsAfter('develop').replaced).toEqual([]);
    expect(cacheGroupsAfter('build-html').groups).toContain('styles');
  });
});
