/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby';

import { firstViewScript } from './firstViewScript';
import { onCreateWebpackConfig } from './webpack';

const configured = (stage: string) => {
  const config = { optimization: { splitChunks: { cacheGroups: { styles: {}, framework: {} } } } };
  const replaceWebpackConfig = jest.fn();
  const setWebpackConfig = jest.fn();
  const plugins = { define: (words: object) => ({ words }) };
  const actions = { replaceWebpackConfig, setWebpackConfig };
  const args = { stage, getConfig: () => config, actions, plugins };
  onCreateWebpackConfig?.(args as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined);
  return {
    groups: Object.keys(config.optimization.splitChunks.cacheGroups),
    replaced: replaceWebpackConfig.mock.calls.flat(),
    added: setWebpackConfig.mock.calls.flat(),
    config,
  };
};

describe('the styles of a page', () => {
  it('are its own: the build gathers no styles of the whole site', () => {
    const { groups, replaced, config } = configured('build-javascript');
    expect(groups).toEqual(['framework']);
    expect(replaced).toEqual([config]);
  });

  it('are left to Gatsby while developing and rendering', () => {
    expect(configured('develop').replaced).toEqual([]);
    expect(configured('build-html').groups).toContain('styles');
  });
});

describe('the script of a first view', () => {
  it.each(['build-html', 'develop-html'])('is written into the renderer of the pages (%s)', (stage) => {
    const words = { FIRST_VIEW_SCRIPT: JSON.stringify(firstViewScript()) };
    expect(configured(stage).added).toEqual([{ plugins: [{ words }] }]);
  });

  it.each(['build-javascript', 'develop'])('is no part of what React brings (%s)', (stage) => {
    expect(configured(stage).added).toEqual([]);
  });
});
