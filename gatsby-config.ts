import type { GatsbyConfig } from 'gatsby';

import { noAdapter } from './gatsby/adapter';
import { sitemap } from './gatsby/sitemap';
import { env } from './src/config/env';
import { defaultLanguage, languages } from './src/i18n/locales';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: env.siteUrl },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/types/gatsby-types.d.ts', generateOnBuild: true },
  adapter: noAdapter(),
  plugins: [
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-transformer-remark',
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: 'content',
        ignore: ['**/locales/**', '**/artwork/**', '**/*.test.ts'],
      },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: 'content/locales' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: 'cms/src/forms/locales' } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...languages],
        defaultLanguage,
        generateDefaultLanguagePage: true,
        redirect: false,
        siteUrl: env.siteUrl,
        trailingSlash: 'always',
        verbose: false,
        i18nextOptions: { interpolation: { escapeValue: false }, returnNull: false, nsSeparator: ':' },
      },
    },
    sitemap(),
  ],
};

export default config;
