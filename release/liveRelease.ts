import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { isComplete } from './checks';
import { contentOf, readContent, type ReleaseContent } from './content';
import type { Manifest, ReleaseInfo, ReleaseManifest } from './manifest';
import { currentId, readInfo, readReleaseManifest } from './releases';

/** The live release, as it can be built upon. */
export interface LiveRelease {
  info: ReleaseInfo;
  siteDir: string;
  manifest: ReleaseManifest;
}

/** The live release; null when there is none, or when it cannot be read. */
export async function readLive(releasesDir: string): Promise<LiveRelease | null> {
  const id = await currentId(releasesDir);
  const info = id && (await readInfo(releasesDir, id));
  const manifest = id && (await readReleaseManifest(releasesDir, id).catch(() => null));
  if (!info || !manifest) return null;
  return { info, siteDir: path.join(releasesDir, info.id, 'site'), manifest };
}

/** A manifest as far as visitors notice it. */
const shown = (
  { languages, files, redirects, rewrites, translations = [] }: Manifest,
  hashOf: (file: string) => unknown,
) =>
  JSON.stringify([
    languages,
    redirects,
    rewrites,
    translations,
    files.map(({ path: address, file, cache }) => [address, file, cache, hashOf(file)]),
  ]);

/** Whether the live release is whole, and shows exactly what a build does. `hashes` are those of the build's files. */
export function isShown(live: LiveRelease, manifest: Manifest, hashes: ReadonlyMap<string, string>): boolean {
  const liveHashes = new Map(live.manifest.files.map(({ file, hash }) => [file, hash]));
  return (
    shown(live.manifest, (file) => liveHashes.get(file)) === shown(manifest, (file) => hashes.get(file)) &&
    isComplete(live.manifest, live.siteDir)
  );
}

async function replace(file: string, content: object): Promise<void> {
  await writeFile(`${file}.draft`, JSON.stringify(content));
  await rename(`${file}.draft`, file);
}

/**
 * Lets the live release stand for a build that shows the same: its `release.json` tells the revision and the source of that
 * build, its `content.json` what that one found in the CMS. What changed with the release stays what it was.
 */
export async function standFor(
  releasesDir: string,
  live: LiveRelease,
  { revision, source }: Pick<ReleaseInfo, 'revision' | 'source'>,
  content: ReleaseContent | null,
): Promise<ReleaseInfo> {
  const { id } = live.info;
  const contentFile = contentOf(releasesDir, id);
  if (content) {
    const before = await readContent<ReleaseContent>(contentFile);
    await replace(contentFile, { ...content, changes: before?.changes ?? null });
  }
  const info = { ...live.info, revision, source };
  // Last: who reads this revision finds its content.
  await replace(path.join(releasesDir, id, 'release.json'), info);
  return info;
}
