import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import type { Manifest, ManifestFile, Translations } from '../release/manifest';
import type { Alternates } from '../src/i18n/alternates';
import { languages } from '../src/i18n/locales';
import { isUnshownPage } from './unshownPages';
import { withoutUnusedPictures } from './unusedPictures';

/** A redirect as Gatsby keeps it; one with the status 200 shows another page without leaving its own address. */
export interface Redirect {
  readonly fromPath: string;
  readonly toPath: string;
  readonly statusCode?: number;
  readonly isPermanent?: boolean;
  readonly ignoreCase?: boolean;
}

/** A page as Gatsby keeps it. */
export interface BuiltPage {
  readonly path: string;
  readonly context?: { readonly alternates?: Alternates };
}

const internal =
  /(\.map|webpack\.stats\.json|chunk-map\.json|\.LICENSE\.txt)$|^(_gatsby\/slices|~partytown)\//;

/** A page that exists for what the build makes of it only, and its data. */
const isOfUnshownPage = (file: string): boolean =>
  isUnshownPage(`/${file.replace(/^page-data\/|(index\.html|page-data\.json)$/g, '')}`);

/**
 * Content-hashed: by webpack (`name-<hash>.js`, `name.<hash>.css`), by ourselves (`react-<hash>.js`), by Gatsby's static folder
 * and its static query results; a card is called by its title and design (src/lib/socialCard.ts).
 */
const hashed = /[-.][0-9a-f]{16,}\.(js|css|json)$|^static\/|^og\/|^page-data\/sq\/d\//;

const fileEntry = (file: string): ManifestFile => ({
  path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
  file,
  cache: hashed.test(file) ? 'immutable' : 'revalidate',
});

const statusOf = ({ statusCode, isPermanent }: Redirect): number => statusCode ?? (isPermanent ? 301 : 302);

const withoutLanguage = (path: string): string => path.replace(/^\/[^/]+/, '');

/** The pages whose addresses differ by more than the language in front of them, each once. */
const translationsOf = (pages: readonly BuiltPage[]): Translations[] =>
  pages
    .flatMap(({ path, context }) => {
      const [first, ...others] = Object.values(context?.alternates ?? {});
      const differ =
        first === path && others.some((other) => withoutLanguage(other) !== withoutLanguage(path));
      return differ ? [{ path, addresses: { ...context?.alternates } }] : [];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ addresses }) => addresses);

/**
 * What a release is made of: the files of a build, by their places below `public`, the redirects, and the
 * translations of its pages. The order is that of
 * the addresses, whatever order they come in.
 */
export const toManifest = (
  files: readonly string[],
  redirects: readonly Redirect[],
  pages: readonly BuiltPage[] = [],
): Manifest => {
  const sorted = [...redirects].sort((a, b) => (a.fromPath < b.fromPath ? -1 : 1));
  return {
    languages: [...languages],
    files: files
      .filter((file) => !internal.test(file) && !isOfUnshownPage(file))
      .map(fileEntry)
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    redirects: sorted
      .filter((redirect) => statusOf(redirect) !== 200)
      .map((redirect) => ({
        from: redirect.fromPath,
        to: redirect.toPath,
        status: statusOf(redirect) === 301 ? 301 : 302,
        ignoreCase: redirect.ignoreCase !== false,
      })),
    rewrites: sorted
      .filter((redirect) => statusOf(redirect) === 200)
      .map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath })),
    translations: translationsOf(pages),
  };
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
};

const manifestFile = 'build/manifest.json';

/**
 * Writes the manifest of what lies below `publicDir`, but pictures that no page shows, when a build is at its end.
 *
 * @throws when the HTML of one of the pages was not written
 */
export const writeManifest = async (
  publicDir: string,
  pages: readonly BuiltPage[],
  redirects: readonly Redirect[],
): Promise<Manifest> => {
  const files = await filesBelow(publicDir);
  const there = new Set(files);
  const missing = pages.find(({ path }) => !there.has(`${path.slice(1)}index.html`));
  if (missing) throw new Error(`The page ${missing.path} was not written.`);
  const manifest = toManifest(await withoutUnusedPictures(publicDir, files), redirects, pages);
  await mkdir(dirname(manifestFile), { recursive: true });
  await writeFile(manifestFile, JSON.stringify(manifest, null, 1));
  return manifest;
};
