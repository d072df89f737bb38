import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { isHtml, isText } from '../node-lib/contentTypes';
import { encodedFile, type ReleaseFile, type ReleaseManifest, ReleaseRefused } from './manifest';
import { checkSameScripts } from './pagePolicy';
import { references } from './references';

/** Names of the stylesheets of the last webpack run, or null when the build left no statistics. */
async function currentStyles(publicDir: string): Promise<Set<string> | null> {
  const text = await readFile(path.join(publicDir, 'webpack.stats.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const { assetsByChunkName = {} } = JSON.parse(text) as { assetsByChunkName?: Record<string, string[]> };
  const names = Object.values(assetsByChunkName).flat();
  return new Set(names.filter((name) => name.endsWith('.css')).map((name) => `/${name}`));
}

async function checkComplete(siteDir: string, file: ReleaseFile): Promise<void> {
  for (const name of [file.file, ...file.encodings.map((each) => encodedFile(file.file, each))]) {
    const found = await stat(path.join(siteDir, name)).catch(() => null);
    if (!found?.isFile()) throw new ReleaseRefused(`${name} is missing.`);
    if (name === file.file && found.size !== file.size) throw new ReleaseRefused(`${name} is cut off.`);
  }
}

/**
 * Looks at a release before it goes live: every file is there and complete, both not-found pages exist, and
 * whatever a page loads is part of the release. A warm Gatsby build can leave the old inlined stylesheet in
 * a page (the file name in `data-href` tells), which is refused as well, and so are pages with scripts of their own
 * and texts with a NUL byte, at which some readers stop.
 * @throws ReleaseRefused with the first thing that is wrong
 */
export async function checkRelease(
  manifest: ReleaseManifest,
  siteDir: string,
  publicDir: string,
): Promise<void> {
  const addresses = new Set(manifest.files.map((file) => file.path.normalize('NFC')));
  const styles = await currentStyles(publicDir);

  for (const language of manifest.languages) {
    const page = `/${language}/404/`;
    if (!addresses.has(page)) throw new ReleaseRefused(`the not-found page ${page} is missing.`);
  }

  checkSameScripts(manifest.files);
  for (const file of manifest.files) {
    await checkComplete(siteDir, file);
    if (!isText(file.file)) continue;
    const text = await readFile(path.join(siteDir, file.file), 'utf8');
    checkNoNul(file, text);
    if (file.file.endsWith('.json')) checkJson(file, text);
    if (isHtml(file.file)) checkPage(file, text, addresses, styles);
  }
}

function checkNoNul({ path: address }: ReleaseFile, text: string): void {
  const place = text.indexOf('\0');
  if (place < 0) return;
  const before = JSON.stringify(text.slice(Math.max(0, place - 40), place));
  throw new ReleaseRefused(`${address} has a NUL byte, after ${before}.`);
}

function checkJson({ file }: ReleaseFile, text: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw new ReleaseRefused(`${file} is not complete JSON.`);
  }
}

function checkPage(
  file: ReleaseFile,
  html: string,
  addresses: Set<string>,
  styles: Set<string> | null,
): void {
  if (!/<\/html>\s*$/i.test(html)) throw new ReleaseRefused(`the page ${file.path} is cut off.`);
  const { assets, inlinedStyles } = references(html, file.path);
  for (const asset of [...assets, ...inlinedStyles]) {
    if (!addresses.has(asset.normalize('NFC'))) {
      throw new ReleaseRefused(`the page ${file.path} needs ${asset}, which is not in the release.`);
    }
  }
  for (const style of styles ? inlinedStyles : []) {
    if (!styles?.has(style)) {
      throw new ReleaseRefused(`the page ${file.path} carries the outdated stylesheet ${style}.`);
    }
  }
}
