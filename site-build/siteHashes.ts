import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { hashFiles } from '../node-lib/hashFiles';

const code = ['src', 'gatsby', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'];
const packages = ['patches', 'package-lock.json'];
const forms = path.join('cms', 'src', 'forms');
const data = ['content', path.join(forms, 'locales'), 'static', 'release', 'site-build', 'node-lib'];

const namesIn = (folder: string, place: string): string[] =>
  existsSync(path.join(folder, place)) ? readdirSync(path.join(folder, place)).sort() : [];

/** The definitions of the forms, without their strings. */
const formDefinitions = (folder: string): string[] =>
  namesIn(folder, forms)
    .filter((name) => name !== 'locales')
    .map((name) => path.join(forms, name));

/** The schemas of the CMS, which say what can be queried: types and requests are made from them (`gatsby/strapi/`). */
function cmsSchemas(folder: string): string[] {
  const api = path.join('cms', 'src', 'api');
  return [
    ...namesIn(folder, api).map((name) => path.join(api, name, 'content-types')),
    path.join('cms', 'src', 'components'),
  ];
}

/** What a site build depends on, beside the content of the CMS. */
export interface SiteHashes {
  /** Code, packages, settings and the schemas of the CMS: when they change, Gatsby's cache must not be used again. */
  code: string;
  /** All of that and the content in files: when it changes, the site has to be built again. */
  source: string;
}

/**
 * Hashes of the site's sources in `folder` under the given settings. Which CMS the content comes from is content: a build
 * fetches all of it anew, and drops what it does not find.
 */
export function siteHashes(folder: string, env: Record<string, string | undefined>): SiteHashes {
  const settings = Object.keys(env)
    .filter((name) => name.startsWith('GATSBY_'))
    .sort()
    .map((name) => `${name}=${env[name]}`);
  // Gatsby writes paths of this machine into its cache: in another folder it is of no use.
  settings.push(`folder=${folder}`);
  const codeHash = hashFiles(
    folder,
    [...code, ...formDefinitions(folder), ...packages, ...cmsSchemas(folder)],
    settings,
  );
  return { code: codeHash, source: hashFiles(folder, data, [codeHash, env.STRAPI_URL ?? '']) };
}
