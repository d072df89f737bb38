import { addressKey, type Release, type SiteFile } from '../site/release';
import type { Target } from '../site/routes';
import { type Address, rawPathOf, readAddress } from './address';
import { chooseLanguage, type Visitor } from './languageChoice';

/** What the server answers to an address. */
export type Answer =
  | { kind: 'file'; file: SiteFile }
  /** The page Not found; `status` also says what else is wrong with an address. */
  | { kind: 'notFoundPage'; status: number; file: SiteFile }
  /** `personal`: depends on the visitor's language and must not be shared by a cache. */
  | { kind: 'redirect'; status: number; location: string; personal: boolean }
  | { kind: 'plain'; status: number; message: string };

const notFoundPage = /^(\/[^/]+)?\/404(\/|\.html)$/;
const page = /\/$|\/[^./]*$|\.(html?|php|aspx?)$/i;

function redirect(status: number, location: string, personal = false): Answer {
  return { kind: 'redirect', status, location, personal };
}

/** A header has no letters but those of ASCII. */
function inHeader(address: string): string {
  return address.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

function withQuery(to: string, query: string): string {
  if (query === '') return to;
  return to.includes('?') ? `${to}&${query.slice(1)}` : to + query;
}

/** Language prefix of an address, or null for a bare one. */
function prefixOf(path: string, release: Release): string | null {
  const first = path.split('/')[1] ?? '';
  return release.languages.includes(first) ? first : null;
}

/** Decides what a request gets: files, then redirects, rewrites, slashes, the language, and not found. */
export function resolve(release: Release, target: string, visitor: Visitor): Answer {
  const address = readAddress(target);
  if ('status' in address) {
    if ('location' in address) return redirect(301, address.location);
    return notFoundAnswer(release, rawPathOf(target), visitor, address);
  }
  return (
    queryAnswer(release, address) ??
    fileAnswer(release, address) ??
    redirectAnswer(release.redirects(address.path), address) ??
    rewriteAnswer(release, address) ??
    indexAnswer(release, address) ??
    slashAnswer(release, address) ??
    languageAnswer(release, address, visitor) ??
    caseAnswer(release, address) ??
    notFoundAnswer(release, address.path, visitor)
  );
}

/** Where a form leads that its browser sent by itself: the query has said what it had to. */
function queryAnswer(release: Release, { path, query }: Address): Answer | null {
  const found = query ? release.queryRedirects(path, query) : null;
  return found && redirect(found.status, found.to);
}

function fileAnswer(release: Release, { path }: Address): Answer | null {
  const file = release.files.get(path) ?? release.earlier.get(path);
  if (!file) return null;
  return notFoundPage.test(path) ? { kind: 'notFoundPage', status: 404, file } : { kind: 'file', file };
}

function redirectAnswer(found: Target | null, { query }: Address): Answer | null {
  return found && redirect(found.status, withQuery(found.to, query));
}

function rewriteAnswer(release: Release, { path }: Address): Answer | null {
  const found = path.endsWith('/') ? release.rewrites(path) : null;
  const file = found && release.files.get(addressKey(found.to));
  return file ? { kind: 'file', file } : null;
}

/** Whether an address leads somewhere in this release. */
function isKnown(release: Release, path: string): boolean {
  return release.files.has(path) || Boolean(release.redirects(path) ?? release.rewrites(path));
}

/**
 * Where a bare page stands, by language: at its own address below the prefix, else where its translation has another one. The
 * default language is the first.
 */
function addressesOf(release: Release, { path, raw }: Address): Map<string, string> {
  const own = release.languages.filter((language) => isKnown(release, `/${language}${path}`));
  const translations = own.map((language) => release.translations.get(`/${language}${path}`));
  return new Map(
    release.languages.flatMap((language) => {
      const translated = translations.find((page) => page?.[language])?.[language];
      const address = own.includes(language) ? `/${language}${raw}` : translated;
      return address ? [[language, inHeader(address)] as const] : [];
    }),
  );
}

/** A folder is asked for by the file in it where somebody copied the address of a banner: one address is enough. */
function indexAnswer(release: Release, { path, raw, query }: Address): Answer | null {
  const folder = /^(.*\/)index\.html$/.exec(path)?.[1];
  const known = folder && release.files.has(folder);
  return known ? redirect(301, raw.replace(/[^/]*$/, '') + query) : null;
}

function slashAnswer(release: Release, { path, raw, query }: Address): Answer | null {
  if (path.endsWith('/')) return null;
  const withSlash = `${path}/`;
  const bare = prefixOf(path, release) === null;
  const inLanguages = bare ? release.languages.map((language) => `/${language}${withSlash}`) : [];
  const candidates = [withSlash, ...inLanguages];
  // A rewrite takes any address below it, but a missing picture there is no page.
  const known = candidates.some((each) =>
    page.test(path) ? isKnown(release, each) : release.files.has(each),
  );
  return known ? redirect(301, `${raw}/${query}`) : null;
}

function languageAnswer(release: Release, address: Address, visitor: Visitor): Answer | null {
  if (prefixOf(address.path, release) !== null) return null;
  const addresses = addressesOf(release, address);
  const location = addresses.get(chooseLanguage(visitor, [...addresses.keys()]));
  return location === undefined ? null : redirect(302, location + address.query, true);
}

/** A page that was asked for in capitals, where there is one in small letters. */
function caseAnswer(release: Release, { path, query }: Address): Answer | null {
  const small = path.toLowerCase();
  if (small === path || !page.test(path)) return null;
  const folder = small.replace(/\/?$/, '/');
  const prefixes =
    prefixOf(small, release) === null ? ['', ...release.languages.map((each) => `/${each}`)] : [''];
  const known = prefixes.some((each) => release.files.has(each + folder) || release.rewrites(each + folder));
  return known ? redirect(301, folder.split('/').map(encodeURIComponent).join('/') + query) : null;
}

function notFoundAnswer(
  release: Release,
  path: string,
  visitor: Visitor,
  { status, message } = { status: 404, message: 'Not found.' },
): Answer {
  const language = prefixOf(path, release) ?? chooseLanguage(visitor, release.languages);
  const file = release.files.get(`/${language}/404/`);
  // A browser that misses a script or a picture has no use for a page.
  if (!file || !page.test(path)) return { kind: 'plain', status, message };
  return { kind: 'notFoundPage', status, file };
}
