import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { GatsbyNode } from 'gatsby';

import { languages } from '../src/i18n/locales';
import { saveTime } from './bundlingTime';
import { classNames, classNamesHash } from './classNames';
import { CompilationHash } from './compilationHash';
import { writeWholeStyles } from './firstStyles/wholeStyles';
import { firstViewScript } from './firstViewScript';
import { writeReactScripts } from './reactScripts';
import { siteSettings } from './siteSettings';

/** The countries of the phone field, by language: in the HTML of the pages, and in no script that comes with them. */
const countries = (): string =>
  JSON.stringify(
    Object.fromEntries(
      languages.map((language) => [
        language,
        JSON.parse(readFileSync(resolve(`src/ui/form/countries/${language}.json`), 'utf8')) as unknown,
      ]),
    ),
  );

interface Loader {
  readonly loader?: string;
  readonly options?: { modules?: unknown };
}

interface Rule {
  readonly test?: RegExp;
  readonly oneOf?: readonly Rule[];
  readonly use?: Loader | readonly Loader[];
}

/** Where css-loader asks for the name of a class. */
type NameOfClass = (
  loader: { readonly resourcePath: string },
  pattern: string,
  name: string,
) => string | undefined;

const shortenClassNames = (rules: readonly Rule[], getLocalIdent: NameOfClass): void => {
  for (const { oneOf = [], use = [] } of rules) {
    shortenClassNames(oneOf, getLocalIdent);
    for (const { loader, options } of [use].flat()) {
      const modules = options?.modules;
      if (loader?.includes('css-loader') && typeof modules === 'object' && modules !== null)
        Object.assign(modules, { getLocalIdent });
    }
  }
};

/** A small font would stand in the styles of each page that may ask for it, a third larger, and be read before it is wanted. */
const keepFontsInFiles = (rules: readonly Rule[]): void => {
  for (const { use = [] } of rules.filter(({ test }) => test?.test('a.woff2')))
    for (const { loader, options = {} } of [use].flat())
      if (loader?.includes('url-loader')) Object.assign(options, { limit: false });
};

/**
 * What every hydration would bring, a kilobyte each, and nothing here calls: Gatsby's snippet for scripts that run in a worker, which the
 * policy would refuse, and the reader of the HTML in strings of react-i18next's `<Trans>`, of which there is none.
 */
const unused = { '@builder.io/partytown/integration': false, 'html-parse-stringify': false } as const;

/**
 * Gatsby gathers all CSS of the site into one group that it inlines in every page; without that group a page
 * carries its own styles only. The renderer of the pages gets the script of their first view.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  if (stage === 'build-html') writeWholeStyles('public');
  if (stage === 'build-html' || stage === 'develop-html') {
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          // While developing, pages are rendered in the browser.
          ...(stage === 'build-html' && { REACT_SCRIPTS: JSON.stringify(writeReactScripts('public')) }),
          FIRST_VIEW_SCRIPT: JSON.stringify(firstViewScript()),
          COUNTRIES: countries(),
          SITE: JSON.stringify(siteSettings()),
        }),
      ],
    });
  }
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig();
  const nameOf = classNames('src');
  shortenClassNames(config.module.rules, ({ resourcePath }, _, name) => nameOf(resourcePath, name));
  keepFontsInFiles(config.module.rules);
  config.plugins.push(plugins.define({ CLASS_NAMES: JSON.stringify(classNamesHash('src')) }));
  saveTime(config);
  if (stage === 'build-javascript') {
    delete config.optimization.splitChunks.cacheGroups.styles;
    Object.assign(config.resolve.alias, unused);
    config.plugins.push(new CompilationHash());
    // Maps of the sources would be more of a release than its scripts, and no visitor loads them.
    config.devtool = false;
  }
  actions.replaceWebpackConfig(config);
};
