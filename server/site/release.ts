import path from 'node:path';

import { isFramed } from '../../release/framed';
import type { ReleaseFile, ReleaseInfo, ReleaseManifest, Translations } from '../../release/manifest';
import { pagePolicy } from '../../release/pagePolicy';
import { listReleases, readInfo, readReleaseManifest } from '../../release/releases';
import { queryRedirectsOf, type QueryRoutes, redirectsOf, type Routes, rewritesOf } from './routes';

/** A file that can be sent: what the manifest says of it and the folder it lies in. */
export interface SiteFile extends ReleaseFile {
  root: string;
}

/** The index of one release, held in memory. */
export interface Release {
  info: ReleaseInfo;
  languages: string[];
  /** Files by decoded address. */
  files: Map<string, SiteFile>;
  /** Content-hashed files of the earlier releases that are kept, for pages that are still open somewhere. */
  earlier: Map<string, SiteFile>;
  redirects: Routes;
  queryRedirects: QueryRoutes;
  rewrites: Routes;
  /** The addresses of a page in all its languages, by each of them, where they differ by more than their prefixes. */
  translations: Map<string, Translations>;
}

/** The form in which addresses are looked up: decoded and composed. */
export function addressKey(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return address;
  }
}

function index(manifest: ReleaseManifest, root: string): [string, SiteFile][] {
  const policy = pagePolicy(manifest.files);
  return manifest.files.map((file) => {
    const own = file.inline;
    const inline = own && !isFramed(file.path) ? { ...policy, styles: own.styles } : own;
    return [addressKey(file.path), { ...file, root, ...(inline && { inline }) }];
  });
}

/** Loads a release and the hashed files of the others. Throws when the release itself cannot be read. */
export async function loadRelease(releasesDir: string, id: string): Promise<Release> {
  const root = (release: string) => path.join(releasesDir, release, 'site');
  const manifest = await readReleaseManifest(releasesDir, id);
  const info = await readInfo(releasesDir, id);
  if (!info) throw new Error(`release ${id} has no release.json`);

  const earlier = new Map<string, SiteFile>();
  const others = (await listReleases(releasesDir)).filter((other) => other !== id);
  for (const other of others.reverse()) {
    // An old release may be removed at this very moment; then its files are not served any more.
    const old = await readReleaseManifest(releasesDir, other).catch(() => null);
    for (const [key, file] of old ? index(old, root(other)) : [])
      if (file.cache === 'immutable') earlier.set(key, file);
  }
  return {
    info,
    languages: manifest.languages,
    files: new Map(index(manifest, root(id))),
    earlier,
    redirects: redirectsOf(manifest),
    queryRedirects: queryRedirectsOf(manifest),
    rewrites: rewritesOf(manifest),
    translations: new Map(
      (manifest.translations ?? []).flatMap((page) =>
        Object.values(page).map((address) => [addressKey(address), page] as const),
      ),
    ),
  };
}
