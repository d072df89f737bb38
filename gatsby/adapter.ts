import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { AdapterInit, RoutesManifest } from 'gatsby';

import type { Manifest } from '../release/manifest';
import { languages } from '../src/i18n/locales';
import { isFragmentPage } from './fragments';

const internal =
  /(\.map|webpack\.stats\.json|chunk-map\.json|\.LICENSE\.txt)$|^(_gatsby\/slices|~partytown)\//;

/** A page that exists for its parts only, and its data. */
const isOfFragmentPage = (file: string): boolean =>
  isFragmentPage(`/${file.replace(/^page-data\/|(index\.html|page-data\.json)$/g, '')}`);

/** Content-hashed: by webpack (`name-<hash>.js`, `name.<hash>.css`), by Gatsby's static folder and its static query results. */
const hashed = /[-.][0-9a-f]{16,}\.(js|css)$|^static\/|^page-data\/sq\/d\//;

/** The file is the truth: routes of some files carry a stray slash. */
const fileEntry = (filePath: string) => {
  const file = filePath.replace(/^\/?public\//, '');
  return {
    path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    file,
    cache: hashed.test(file) ? ('immutable' as const) : ('revalidate' as const),
  };
};

/** Normalises Gatsby's routes manifest; functions are not ours, headers are the server's. */
export const toManifest = (routes: RoutesManifest): Manifest => {
  const redirects = routes.flatMap((route) => (route.type === 'redirect' ? [route] : []));
  const files = routes.flatMap((route) => (route.type === 'static' ? [fileEntry(route.filePath)] : []));
  return {
    languages: [...languages],
    files: files
      .filter(({ file }) => !internal.test(file) && !isOfFragmentPage(file))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    redirects: redirects
      .filter(({ status }) => status !== 200)
      .map(({ path, toPath, status, ignoreCase }) => ({
        from: path,
        to: toPath,
        status: status === 301 ? 301 : 302,
        ignoreCase: ignoreCase !== false,
      })),
    rewrites: redirects
      .filter(({ status }) => status === 200)
      .map(({ path, toPath }) => ({ from: path, to: toPath })),
  };
};

const manifestFile = 'build/manifest.json';

export const releaseAdapter: AdapterInit = () => ({
  name: 'saola-release',
  adapt: async ({ routesManifest, functionsManifest, reporter }) => {
    if (functionsManifest.length > 0) throw new Error('A release has no functions: every page is prebuilt');
    const manifest = toManifest(routesManifest);
    await mkdir(dirname(manifestFile), { recursive: true });
    await writeFile(manifestFile, JSON.stringify(manifest, null, 1));
    reporter.info(
      `Wrote ${manifestFile}: ${manifest.files.length} files, ${manifest.redirects.length} redirects`,
    );
  },
});
