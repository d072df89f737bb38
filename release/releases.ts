import { lstat, open, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

import { isAlive } from '../node-lib/processes';
import type { ReleaseInfo, ReleaseManifest } from './manifest';
import { keepAsSpare } from './spare';

const kept = 3;
const temporary = /^\.(?:release|current)-(\d+)-/;

/** Folder a release is prepared in, and the name its link gets before the switch. Both carry the process id. */
export function temporaryName(kind: 'release' | 'current', id: string): string {
  return `.${kind}-${process.pid}-${id}`;
}

/** Held while a release is made, or another one becomes the live one. */
export const releasesLock = (releasesDir: string): string => path.join(releasesDir, '.lock');

/** Id of the live release, or null when there is none yet. */
export async function currentId(releasesDir: string): Promise<string | null> {
  return readlink(path.join(releasesDir, 'current')).then(
    (target) => path.basename(target),
    () => null,
  );
}

/** When the live release became it (ISO 8601), or null when there is none. */
export async function liveSince(releasesDir: string): Promise<string | null> {
  const link = await lstat(path.join(releasesDir, 'current')).catch(() => null);
  return link?.mtime.toISOString() ?? null;
}

/** Reads `release.json` of a release; null when it is not there or not whole. */
export async function readInfo(releasesDir: string, id: string): Promise<ReleaseInfo | null> {
  try {
    return JSON.parse(await readFile(path.join(releasesDir, id, 'release.json'), 'utf8')) as ReleaseInfo;
  } catch {
    return null;
  }
}

/** When `release.json` of a release was written (milliseconds); 0 when it is not there. */
export async function infoWrittenAt(releasesDir: string, id: string): Promise<number> {
  const found = await stat(path.join(releasesDir, id, 'release.json')).catch(() => null);
  return found?.mtimeMs ?? 0;
}

/** Reads the manifest of a release. */
export async function readReleaseManifest(releasesDir: string, id: string): Promise<ReleaseManifest> {
  return JSON.parse(await readFile(path.join(releasesDir, id, 'manifest.json'), 'utf8')) as ReleaseManifest;
}

/** What releases are sorted by: those of the same moment by their ids. */
const momentOf = ({ createdAt, id }: ReleaseInfo): string => `${createdAt} ${id}`;

/** Ids of all whole releases, the newest first. */
export async function listReleases(releasesDir: string): Promise<string[]> {
  const names = await readdir(releasesDir, { withFileTypes: true }).catch(() => []);
  const ids = names.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const infos = await Promise.all(ids.map((entry) => readInfo(releasesDir, entry.name)));
  return infos
    .filter((info) => info !== null)
    .sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1))
    .map((info) => info.id);
}

/** Makes a folder's entries survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a release the live one: a reader sees the old link or the new one, never none. */
export async function switchTo(releasesDir: string, id: string): Promise<void> {
  const link = path.join(releasesDir, temporaryName('current', id));
  await symlink(id, link);
  await rename(link, path.join(releasesDir, 'current'));
  await syncFolder(releasesDir);
}

/** Removes all but the live release and the newest others, three in all; the last that goes is kept as the spare one. */
export async function prune(releasesDir: string): Promise<void> {
  const live = await currentId(releasesDir);
  const others = (await listReleases(releasesDir)).filter((id) => id !== live);
  for (const id of others.slice(kept - 1)) {
    const leftover = path.join(releasesDir, temporaryName('release', id));
    await keepAsSpare(releasesDir, path.join(releasesDir, id), leftover);
  }
}

/** Removes what killed release processes left behind. */
export async function removeLeftovers(releasesDir: string): Promise<void> {
  for (const name of await readdir(releasesDir)) {
    const pid = temporary.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) {
      await rm(path.join(releasesDir, name), { recursive: true, force: true });
    }
  }
}
