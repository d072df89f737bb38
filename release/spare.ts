import { readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

import { encodedFile, type ReleaseFile, type ReleaseManifest } from './manifest';

/** Where a release lies that is kept no longer: the next one is made of it. */
const spareOf = (releasesDir: string): string => path.join(releasesDir, '.spare');

/**
 * Keeps a release that is to go as the spare one; the one before it is removed, under the name of a leftover: what a kill
 * leaves of it is no release and no spare one with holes.
 */
export async function keepAsSpare(releasesDir: string, folder: string, leftover: string): Promise<void> {
  await rename(spareOf(releasesDir), leftover).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(folder, spareOf(releasesDir));
  await rm(leftover, { recursive: true, force: true });
}

/**
 * Makes the spare release the draft of a new one. Nearly all its files and folders are those of the new one: to make them again
 * for each release, and to remove them again, is most of what a release costs.
 *
 * @returns the files it holds, by their places; none when there is no spare release, or none that can be read
 */
export async function takeSpare(
  releasesDir: string,
  draft: string,
): Promise<ReadonlyMap<string, ReleaseFile>> {
  try {
    await rename(spareOf(releasesDir), draft);
    const text = await readFile(path.join(draft, 'manifest.json'), 'utf8');
    const { files } = JSON.parse(text) as ReleaseManifest;
    for (const name of ['manifest.json', 'content.json', 'release.json'])
      await rm(path.join(draft, name), { force: true });
    return new Map(files.map((file) => [file.file, file]));
  } catch {
    await rm(draft, { recursive: true, force: true });
    return new Map();
  }
}

/** Removes what a new release does not hold, with the folders that are empty then. The bytes may be those of other releases. */
export async function removeOthers(
  siteDir: string,
  there: ReadonlyMap<string, ReleaseFile>,
  isKept: (file: ReleaseFile) => boolean,
): Promise<void> {
  for (const file of there.values()) {
    if (isKept(file)) continue;
    for (const name of [file.file, ...file.encodings.map((each) => encodedFile(file.file, each))])
      await rm(path.join(siteDir, name), { force: true });
    await removeEmpty(siteDir, path.dirname(file.file));
  }
}

async function removeEmpty(siteDir: string, folder: string): Promise<void> {
  if (folder === '.') return;
  const isEmpty = await rmdir(path.join(siteDir, folder)).then(
    () => true,
    () => false,
  );
  if (isEmpty) await removeEmpty(siteDir, path.dirname(folder));
}
