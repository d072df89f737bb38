import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { releasesDir, siteUrl } from './stack';

const live = join(releasesDir, 'current');

interface ReleaseManifest {
  readonly files: readonly { readonly path: string; readonly file: string }[];
  readonly rewrites: readonly { readonly from: string; readonly to: string }[];
}

const manifest = JSON.parse(readFileSync(join(live, 'manifest.json'), 'utf8')) as ReleaseManifest;

/** Addresses of all pages of the live release, also of those that are in no sitemap; not of banners and demos shown in frames. */
export const pageUrls: readonly string[] = manifest.files
  .filter(({ file }) => /^(en|vn)\/(.*\/)?index\.html$/.test(file))
  .map(({ path }) => `${siteUrl}${path}`);

/** Name of the component that makes a page: pages of one kind differ in their content only. */
export const kindOf = (url: string): string => {
  const path = url.slice(siteUrl.length);
  const file = join(live, 'site', 'page-data', path, 'page-data.json');
  const { componentChunkName } = JSON.parse(readFileSync(file, 'utf8')) as { componentChunkName: string };
  return componentChunkName.replace(/^component---src-/, '').replace(/-tsx$/, '');
};

/** Bytes of a page as a browser gets it that knows Brotli. */
export const sentBytes = (url: string): number =>
  statSync(join(live, 'site', decodeURI(url.slice(siteUrl.length)), 'index.html.br')).size;
