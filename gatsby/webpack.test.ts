import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { CreateWebpackConfigArgs } from 'gatsby';

import { siteSettings } from '../jest/content';
import { CompilationHash } from './compilationHash';
import { writeWholeStyles } from './firstStyles/wholeStyles';
import { firstViewScript } from './firstViewScript';
import { onCreateWebpackConfig } from './webpack';

type NameOfClass = (
  loader: { readonly resourcePath: string },
  pattern: string,
  name: string,
) => string | undefined;

jest.mock('./reactScripts', () => ({ writeReactScripts: () => '/scripts/react-1.js' }));
jest.mock('./firstStyles/wholeStyles', () => ({ writeWholeStyles: jest.fn() }));

const configured = (stage: string) => {
  const modules: { localIdentName: string; getLocalIdent?: NameOfClass } = {
    localIdentName: '[name]--[local]--[hash:hex:5]',
  };
  const css = { loader: '/node_modules/css-loader/dist/cjs.js', options: { modules } };
  const plain = { loader: '/node_modules/css-loader/dist/cjs.js', options: { modules: undefined } };
  const inlining = (test: RegExp) => ({
    test,
    use: [{ loader: '/node_modules/url-loader/dist/cjs.js', options: { limit: 10_000 } }],
  });
  const fonts = inlining(/\.(ttf|woff(2)?)$/);
  const pictures = inlining(/\.(png|webp)$/);
  const config = {
    plugins: [] as object[],
    resolve: { alias: {} },
    optimization: { splitChunks: { cacheGroups: { styles: {}, framework: {} } } },
    module: {
      rules: [
        fonts,
        pictures,
        { oneOf: [{ use: [{ loader: 'mini' }, css] }, { use: [plain] }] },
        { use: plain },
        {},
      ],
    },
  };
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
    className: (file: string, name: string) =>
      modules.getLocalIdent?.({ resourcePath: resolve(file) }, modules.localIdentName, name) ??
      modules.localIdentName,
    limits: [fonts, pictures].map(({ use }) => use[0]?.options.limit),
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

  it('have short names in a build, the same in the styles and in the HTML, and telling ones while developing', () => {
    const [inStyles, inHtml, developing] = ['build-javascript', 'build-html', 'develop'].map((stage) =>
      configured(stage).className('src/ui/Button/Button.module.css', 'button'),
    );
    expect(inStyles).toMatch(/^.{1,2}$/);
    expect(inHtml).toBe(inStyles);
    expect(developing).toContain('[local]');
  });
});

it('a font is a file of its own however small, and small pictures stand in what shows them', () => {
  expect(configured('build-javascript').limits).toEqual([false, 10_000]);
  expect(configured('build-html').limits).toEqual([false, 10_000]);
});

it('a release carries no maps of its sources', () => {
  expect(configured('build-javascript').config).toMatchObject({ devtool: false });
});

describe('the script of a first view', () => {
  it.each(['build-html', 'develop-html'])('is written into the renderer of the pages (%s)', (stage) => {
    const words = { FIRST_VIEW_SCRIPT: JSON.stringify(firstViewScript()) };
    expect(configured(stage).added).toMatchObject([{ plugins: [{ words }] }]);
  });

  it.each(['build-javascript', 'develop'])('is no part of what React brings (%s)', (stage) => {
    expect(configured(stage).added).toEqual([]);
  });
});

it.each([
  ['build-html', [['public']]],
  ['build-javascript', []],
  ['develop-html', []],
])('the files with all styles of a kind of page are there when pages are rendered (%s)', (stage, calls) => {
  jest.mocked(writeWholeStyles).mockClear();
  configured(stage);
  expect(jest.mocked(writeWholeStyles).mock.calls).toEqual(calls);
});

describe('the countries of the phone field', () => {
  it('are written into the HTML of the pages, in both languages', () => {
    const { COUNTRIES } = configured('build-html').added[0].plugins[0].words;
    expect(JSON.parse(COUNTRIES)).toMatchObject({
      en: expect.arrayContaining([['vn', '84', 'Vietnam']]),
      vn: expect.arrayContaining([['au', '61', 'Úc']]),
    });
  });
});

it('the brand of content/site.yml is known to the renderer of the pages, for their structured data', () => {
  const { SITE } = configured('build-html').added[0].plugins[0].words;
  expect(JSON.parse(SITE)).toEqual(siteSettings);
});

describe('the hash of the class names', () => {
  it('is known to the HTML and to React alike, in a build', () => {
    const [html, react] = ['build-html', 'build-javascript'].map((stage) =>
      configured(stage).config.plugins.find((plugin) => 'words' in plugin),
    );
    expect(html).toEqual({ words: { CLASS_NAMES: expect.stringMatching(/^"[0-9a-f]{6}"$/) as unknown } });
    expect(react).toEqual(html);
  });
});

describe('the hash of a build', () => {
  it('is that of the files for the browser', () => {
    expect(configured('build-javascript').config.plugins).toContainEqual(expect.any(CompilationHash));
    expect(configured('build-html').config.plugins).not.toContainEqual(expect.any(CompilationHash));
  });
});

describe('the scripts that come with React', () => {
  it('leave out what runs scripts in a worker, and what reads the HTML of strings', () => {
    const { alias } = configured('build-javascript').config.resolve;
    expect(alias).toEqual({ '@builder.io/partytown/integration': false, 'html-parse-stringify': false });
  });

  it('need no reader of HTML in strings: nothing shows strings by <Trans>', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(sources.length).toBeGreaterThan(100);
    const using = sources.filter((file) => /\bTrans\b/.test(readFileSync(join('src', file), 'utf8')));
    expect(using).toEqual([]);
  });
});
