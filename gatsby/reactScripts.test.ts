import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { inTemporaryFolder } from '../jest/temporaryFolder';
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

  const write = (hash: string) => {
    mkdirSync('public/_gatsby/slices', { recursive: true });
    writeFileSync('public/_gatsby/slices/_gatsby-scripts-1.html', slice(hash));
    return writeReactScripts('public');
  };

  it('is named by what is in it, and replaces that of an earlier build', () => {
    const [one, same, other] = [write('1f2e'), write('1f2e'), write('2a3b')];
    expect([one === same, one === other]).toEqual([true, false]);
    expect(other).toMatch(/^\/scripts\/react-[0-9a-f]{20}\.json$/);
    expect(readdirSync('public/scripts').map((file) => `/scripts/${file}`)).toEqual([other]);
    expect(JSON.parse(readFileSync(`public${other}`, 'utf8'))).toEqual(reactScriptsOf(slice('2a3b')));
  });
});
