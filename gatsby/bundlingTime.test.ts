import { saveTime } from './bundlingTime';

class OfScripts {
  static readonly swcMinify = () => 'swc';
  readonly options = {
    extractComments: true,
    minimizer: { implementation: 'terser', options: { ie8: false } },
  };
}

class OfStyles {
  readonly options = { minimizer: { implementation: 'cssnano', options: { preset: 'default' } } };
}

describe('a build', () => {
  it('has its scripts minified by swc, their licences kept, and its styles as before', () => {
    const [scripts, styles] = [new OfScripts(), new OfStyles()];
    saveTime({ optimization: { minimizer: [scripts, styles] } });
    expect(scripts.options).toEqual({
      extractComments: false,
      minimizer: { implementation: OfScripts.swcMinify, options: { format: { comments: 'some' } } },
    });
    expect(styles).toEqual(new OfStyles());
  });

  it('keeps its cache for as long as the project does, without asking what webpack is made of', () => {
    const cache = { type: 'filesystem', name: 'build-html', buildDependencies: { config: ['a.js'] } };
    saveTime({ cache, optimization: {} });
    expect(cache).toEqual({
      type: 'filesystem',
      name: 'build-html',
      buildDependencies: { defaultWebpack: [] },
    });
  });

  it('needs no cache', () => {
    expect(() => saveTime({ optimization: {} })).not.toThrow();
  });
});
