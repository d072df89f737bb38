import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { withLock } from '../node-lib/lock';
import { checkRelease } from './checks';
import { changedEntries, contentOf, readContent, type ReleaseContent } from './content';
import { type Manifest, readManifest, type ReleaseFile, type ReleaseInfo } from './manifest';
import {
  currentId,
  prune,
  readInfo,
  readReleaseManifest,
  releasesLock,
  removeLeftovers,
  switchTo,
  syncFolder,
  temporaryName,
} from './releases';
import { endRollback, readRollback } from './rollback';
import { storeFile, type StorePlaces, writeDurably } from './storeFile';

/** What a release is made from. */
export interface ReleaseSource {
  publicDir: string;
  manifestFile: string;
  releasesDir: string;
  /** The CMS's content revision, read before the build began. */
  revision: number;
  source: string;
  /** What the build found in the CMS (`Content`); a release may do without. */
  contentFile?: string;
  /** When the build began: if somebody went back to an older release since, that one stays. */
  begun?: Date;
}

function newId(now: Date): string {
  return `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`;
}

/**
 * Makes the build in `publicDir` the live release: copies exactly the files of the manifest, compresses
 * them, checks the whole, and switches atomically. When anything is wrong the live release stays as it is; so it does when
 * somebody went back to it since the build began.
 * @throws ReleaseRefused saying what is wrong with the build
 */
export async function makeRelease(from: ReleaseSource): Promise<ReleaseInfo> {
  return withLock(releasesLock(from.releasesDir), async () => {
    await removeLeftovers(from.releasesDir);
    const manifest = await readManifest(from.manifestFile);
    const createdAt = new Date();
    const info = { ...pick(from), id: newId(createdAt), createdAt: createdAt.toISOString() };
    const draft = path.join(from.releasesDir, temporaryName('release', info.id));
    try {
      await prepare(manifest, from, info, draft);
      await rename(draft, path.join(from.releasesDir, info.id));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    if (await isWanted(from)) {
      await switchTo(from.releasesDir, info.id);
      await endRollback(from.releasesDir);
    }
    await prune(from.releasesDir);
    return info;
  });
}

/** Whether nobody went back to an older release while the build ran. */
async function isWanted({ releasesDir, begun = new Date() }: ReleaseSource): Promise<boolean> {
  const rollback = await readRollback(releasesDir);
  return !rollback || Date.parse(rollback.at) < begun.getTime();
}

function pick({ revision, source }: ReleaseSource): Pick<ReleaseInfo, 'revision' | 'source'> {
  return { revision, source };
}

async function prepare(
  manifest: Manifest,
  from: ReleaseSource,
  info: ReleaseInfo,
  draft: string,
): Promise<void> {
  const siteDir = path.join(draft, 'site');
  await mkdir(siteDir, { recursive: true });
  const files = await storeAll(manifest, {
    publicDir: from.publicDir,
    siteDir,
    previous: await previousRelease(from.releasesDir),
  });
  const releaseManifest = { ...manifest, files };
  await checkRelease(releaseManifest, siteDir, from.publicDir);
  const content = await contentOfRelease(from);
  if (content) await writeDurably(path.join(draft, 'content.json'), JSON.stringify(content));
  await writeDurably(path.join(draft, 'manifest.json'), JSON.stringify(releaseManifest));
  await writeDurably(path.join(draft, 'release.json'), JSON.stringify(info));
  await syncFolder(siteDir);
  await syncFolder(draft);
}

/** What the build found in the CMS, and what of it is not as in the live release. */
async function contentOfRelease(from: ReleaseSource): Promise<ReleaseContent | null> {
  const content = from.contentFile ? await readContent(from.contentFile) : null;
  if (!content) return null;
  const id = await currentId(from.releasesDir);
  const info = id && (await readInfo(from.releasesDir, id));
  const before = id && (await readContent(contentOf(from.releasesDir, id)));
  if (!info || !before) return { ...content, changes: null };
  return {
    ...content,
    changes: { site: info.source !== from.source, entries: changedEntries(before, content) },
  };
}

async function previousRelease(releasesDir: string): Promise<StorePlaces['previous']> {
  const id = await currentId(releasesDir);
  const manifest = id && (await readReleaseManifest(releasesDir, id).catch(() => null));
  if (!id || !manifest) return null;
  return {
    siteDir: path.join(releasesDir, id, 'site'),
    files: new Map(manifest.files.map((file) => [file.file, file])),
  };
}

/** Stores every file, a few at a time: zlib works in threads, so this keeps all cores busy. */
async function storeAll(manifest: Manifest, places: StorePlaces): Promise<ReleaseFile[]> {
  const stored = new Map<string, ReleaseFile>();
  const queue = [...new Map(manifest.files.map((entry) => [entry.file, entry])).values()];
  const worker = async () => {
    for (let entry = queue.pop(); entry; entry = queue.pop()) {
      stored.set(entry.file, await storeFile(entry, places));
    }
  };
  const workers = Array.from({ length: availableParallelism() + 1 }, worker);
  // After a failure the others must have come to rest before anybody clears the folder away.
  const failure = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  return manifest.files.flatMap((entry) => {
    const file = stored.get(entry.file);
    return file ? [{ ...file, ...entry }] : [];
  });
}
