import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { transformSync } from 'esbuild';
import { JSDOM } from 'jsdom';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import type { ReactStarter } from '../src/first-view/bring';
import { reactScriptsOf, writeReactScripts } from './reactScripts';

const chunks = JSON.stringify({ app: ['/app-1.js'] });

/** As Gatsby writes it (utils/gatsby-webpack-stats-extractor.js), with the line breaks around its values. */
const slice = (hash = '1f2e') => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(chunks)};
          </script>
        <script>window.___webpackCompilationHash="${hash}";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>`;

it("the list of Gatsby's scripts has their addresses, and the values they look for", () => {
  expect(reactScriptsOf(slice())).toEqual({
    values: { ___chunkMapping: chunks, ___webpackCompilationHash: '1f2e' },
    scripts: ['/webpack-runtime-1.js', '/app-1.js'],
  });
});

it.each([
  ['no values', '<script src="/app-1.js" async></script>'],
  ['no scripts', slice().replaceAll(' src=', ' href=')],
  ['nothing', ''],
])('the build stops when a new Gatsby writes %s', (_, html) => {
  expect(() => reactScriptsOf(html)).toThrow("Gatsby's slice of scripts is not as it was");
});

describe('the file', () => {
  inTemporaryFolder();

  /** Of a kind of page, one without styles of its own, and what belongs to none. */
  const stats = {
    assetsByChunkName: {
      app: ['webpack-runtime-1.js', 'app.1.css', 'app-1.js'],
      'component---about': [
        'shared-1.js',
        'shared.1.css',
        'component---about.1.css',
        'component---about-1.js',
      ],
      'component---plain': ['component---plain-1.js'],
      83: ['83.1.css', '83-1.js'],
    },
  };

  const write = (hash: string) => {
    mkdirSync('public/_gatsby/slices', { recursive: true });
    writeFileSync('public/_gatsby/slices/_gatsby-scripts-1.html', slice(hash));
    writeFileSync('public/webpack.stats.json', JSON.stringify(stats));
    return writeReactScripts('public');
  };

  /** What a browser gets of it. */
  const exportsOf = (address: string, window: object = {}) => {
    const { code } = transformSync(readFileSync(`public${address}`, 'utf8'), { format: 'cjs' });
    const module = { exports: {} };
    new Function('module', 'window', 'document', code)(module, window, Object(window).document);
    return module.exports as ReactStarter;
  };

  it('is named by what is in it, and replaces that of an earlier build', () => {
    const [one, same, other] = [write('1f2e'), write('1f2e'), write('2a3b')];
    expect([one === same, one === other]).toEqual([true, false]);
    expect(other).toMatch(/^\/scripts\/react-[0-9a-f]{20}\.js$/);
    expect(readdirSync('public/scripts').map((file) => `/scripts/${file}`)).toEqual([other]);
    // Beside its list: the code that no page carries any more.
    expect(
      readFileSync(`public${other}`, 'utf8').length - JSON.stringify(exportsOf(other).list).length,
    ).toBeLessThan(1_000);
    const { list } = exportsOf(other);
    expect(list).toEqual({
      ...reactScriptsOf(slice('2a3b')),
      pages: [['/component---about.1.css', '/shared-1.js', '/component---about-1.js']],
    });
  });

  it('starts nothing by its coming, and everything when it is told', () => {
    const { window } = new JSDOM('<template id="gatsby-scripts" data-page="/en/"></template>');
    const { start } = exportsOf(write('1f2e'), window);
    const scripts = () => [...window.document.scripts].map(({ src }) => src);
    const before = scripts();
    start();
    expect([before, scripts()]).toEqual([[], ['/webpack-runtime-1.js', '/app-1.js']]);
    expect(window).toMatchObject({ pagePath: '/en/', ___webpackCompilationHash: '1f2e' });
  });
});
