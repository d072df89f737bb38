import { createHash } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { isHtml } from '../node-lib/contentTypes';
import { compress } from './compress';
import { inlineHashes } from './inlineHashes';
import { encodedFile, type Encoding, type ManifestFile, type ReleaseFile, ReleaseRefused } from './manifest';

/** Where the files of a release come from, go to, and what the release before it holds. */
export interface StorePlaces {
  publicDir: string;
  siteDir: string;
  previous: { siteDir: string; files: ReadonlyMap<string, ReleaseFile> } | null;
  /** SHA-256 of the files of the build, by their places, as far as they are known: what is not changed is not read. */
  hashes?: ReadonlyMap<string, string>;
  /** How many more pages of this release are compressed as small as they get, at some 50 ms each. */
  best?: { left: number };
  /** Files that lie in `siteDir` already, with their variants; others than those of the build are gone. */
  there?: ReadonlyMap<string, ReleaseFile>;
}

/** Writes a file and waits until the disk has it, so that a release survives a power cut. */
export async function writeDurably(file: string, content: Buffer | string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Puts one file of the build into the release, with its compressed variants. A file whose bytes are those
 * of the previous release is hard-linked together with its variants: it is not compressed again.
 */
export async function storeFile(entry: ManifestFile, places: StorePlaces): Promise<ReleaseFile> {
  const target = path.join(places.siteDir, entry.file);
  const before = places.previous?.files.get(entry.file);
  const share = async (hash: string | undefined): Promise<ReleaseFile | null> => {
    if (!places.previous || !before || before.hash !== hash) return null;
    await mkdir(path.dirname(target), { recursive: true });
    const source = path.join(places.previous.siteDir, entry.file);
    return (await linkAll(source, target, before.encodings)) ? { ...before, ...entry } : null;
  };
  const known = places.hashes?.get(entry.file);
  const present = places.there?.get(entry.file);
  if (present && present.hash === known) return { ...present, ...entry };
  const unread = known === undefined ? null : await share(known);
  if (unread) return unread;

  const content = await readFile(path.join(places.publicDir, entry.file)).catch(() => {
    throw new ReleaseRefused(`the manifest names ${entry.file}, but the build did not write it.`);
  });
  const hash = createHash('sha256').update(content).digest('hex');
  const shared = hash === known ? null : await share(hash);
  if (shared) return shared;

  await mkdir(path.dirname(target), { recursive: true });
  const isBest = isHtml(entry.file) && places.best !== undefined && places.best.left-- > 0;
  const variants = await compress(entry.file, content, isBest);
  await writeDurably(target, content);
  for (const [encoding, bytes] of variants) await writeDurably(encodedFile(target, encoding), bytes);
  return {
    ...entry,
    size: content.length,
    hash,
    encodings: [...variants.keys()],
    ...(isHtml(entry.file) && { inline: inlineHashes(content.toString('utf8')) }),
  };
}

async function linkAll(source: string, target: string, encodings: Encoding[]): Promise<boolean> {
  const names = [
    (file: string) => file,
    ...encodings.map((each) => (file: string) => encodedFile(file, each)),
  ];
  try {
    for (const name of names) await link(name(source), name(target));
    return true;
  } catch (error) {
    // A file system without hard links, too many links, or a previous release somebody took away.
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['ENOENT', 'EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP'].includes(code)) throw error;
    for (const name of names) await rm(name(target), { force: true });
    return false;
  }
}
