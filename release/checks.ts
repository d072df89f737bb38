import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { isHtml, isText } from '../node-lib/contentTypes';
import { encodedFile, type ReleaseFile, type ReleaseManifest, ReleaseRefused } from './manifest';
import { checkSameScripts } from './pagePolicy';
import { type References, references } from './references';

/** Names of the stylesheets of the last webpack run, or null when the build left no statistics. */
async function currentStyles(publicDir: string): Promise<Set<string> | null> {
  const text = await readFile(path.join(publicDir, 'webpack.stats.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const { assetsByChunkName = {} } = JSON.parse(text) as { assetsByChunkName?: Record<string, string[]> };
  const names = Object.values(assetsByChunkName).flat();
  return new Set(names.filter((name) => name.endsWith('.css')).map((name) => `/${name}`));
}

/** At once: to wait for each of a hundred thousand files costs ten times as much as to look at them. */
function checkComplete(siteDir: string, file: ReleaseFile): void {
  for (const name of [file.file, ...file.encodings.map((each) => encodedFile(file.file, each))]) {
    const found = statSync(path.join(siteDir, name), { throwIfNoEntry: false });
    if (!found?.isFile()) throw new ReleaseRefused(`${name} is missing.`);
    if (name === file.file && found.size !== file.size) throw new ReleaseRefused(`${name} is cut off.`);
  }
}

/** Whether every file of a release is there, as long as it should be. */
export function isComplete({ files }: ReleaseManifest, siteDir: string): boolean {
  try {
    for (const file of files) checkComplete(siteDir, file);
    return true;
  } catch {
    return false;
  }
}

/** What is known of a release before it is looked at. */
export interface KnownFiles {
  /** The files of a release that was checked, by their places: the same bytes need no second look. */
  checked?: ReadonlyMap<string, ReleaseFile>;
  /** What pages need, by the hashes of their bytes; what is found is added. */
  references?: Map<string, References>;
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
  { checked = new Map(), references: known = new Map() }: KnownFiles = {},
): Promise<void> {
  const addresses = new Set(manifest.files.map((file) => file.path.normalize('NFC')));
  const styles = await currentStyles(publicDir);

  for (const language of manifest.languages) {
    const page = `/${language}/404/`;
    if (!addresses.has(page)) throw new ReleaseRefused(`the not-found page ${page} is missing.`);
  }

  checkSameScripts(manifest.files);
  for (const file of manifest.files) {
    checkComplete(siteDir, file);
    const needed = await checkText(file, siteDir, checked, known);
    if (needed) checkReferences(file, needed, addresses, styles);
  }
  const keys = new Set(manifest.files.map(keyOf));
  for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
}

/** What a page needs depends on its bytes, and on its address, from which relative references go. */
const keyOf = ({ hash, path: address }: ReleaseFile): string => `${hash} ${address}`;

/** Looks into a file that is a text, unless that was done before. Resolves with what it needs, when it is a page. */
async function checkText(
  file: ReleaseFile,
  siteDir: string,
  checked: NonNullable<KnownFiles['checked']>,
  known: NonNullable<KnownFiles['references']>,
): Promise<References | null> {
  if (!isText(file.file)) return null;
  const isChecked = file.hash !== '' && checked.get(file.file)?.hash === file.hash;
  const needed = known.get(keyOf(file)) ?? null;
  if (isChecked && (needed || !isHtml(file.file))) return needed;
  const text = await readFile(path.join(siteDir, file.file), 'utf8');
  checkNoNul(file, text);
  if (file.file.endsWith('.json')) checkJson(file, text);
  if (!isHtml(file.file)) return null;
  if (!/<\/html>\s*$/i.test(text)) throw new ReleaseRefused(`the page ${file.path} is cut off.`);
  const found = references(text, file.path);
  known.set(keyOf(file), found);
  return found;
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

function checkReferences(
  file: ReleaseFile,
  { assets, inlinedStyles }: References,
  addresses: Set<string>,
  styles: Set<string> | null,
): void {
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
