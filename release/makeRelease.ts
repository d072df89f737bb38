import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { withLock } from '../node-lib/lock';
import { BuildMemory } from './builtFiles';
import { checkRelease } from './checks';
import { changedEntries, checkNotEmptied, contentOf, readContent, type ReleaseContent } from './content';
import { isShown, type LiveRelease, readLive, standFor } from './liveRelease';
import { type Manifest, readManifest, type ReleaseFile, type ReleaseInfo, ReleaseRefused } from './manifest';
import {
  currentId,
  prune,
  readInfo,
  releasesLock,
  removeLeftovers,
  switchTo,
  syncFolder,
  temporaryName,
} from './releases';
import { endRollback, readRollback } from './rollback';
import { removeOthers, takeSpare } from './spare';
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
  /** What this process knows of the builds that it released before. */
  memory?: BuildMemory;
}

/** What became of a build. */
export interface Released {
  info: ReleaseInfo;
  /** It is live now; it is made, and somebody went back to an older one meanwhile; or the live release shows it already. */
  outcome: 'live' | 'kept' | 'same';
}

function newId(now: Date): string {
  return `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`;
}

/**
 * Makes the build in `publicDir` the live release: takes exactly the files of the manifest, compresses
 * them, checks the whole, and switches atomically. When anything is wrong the live release stays as it is; so it does when
 * somebody went back to it since the build began. A build that shows what the live release does makes no other one.
 * @throws ReleaseRefused saying what is wrong with the build
 */
export async function makeRelease(from: ReleaseSource): Promise<Released> {
  const { releasesDir, memory = new BuildMemory() } = from;
  return withLock(releasesLock(releasesDir), async () => {
    await removeLeftovers(releasesDir);
    const manifest = await readManifest(from.manifestFile);
    const hashes = await memory.hashesOf(from.publicDir, manifest.files);
    const live = await readLive(releasesDir);
    const content = await contentOfRelease(from);
    const isWanted = await nobodyWentBack(from);
    if (live && isWanted && isShown(live, manifest, hashes)) {
      const info = await standFor(releasesDir, live, from, content);
      await endRollback(releasesDir);
      return { info, outcome: 'same' };
    }
    const info = await prepare(manifest, from, { live, hashes, memory, content });
    if (isWanted) {
      await switchTo(releasesDir, info.id);
      await endRollback(releasesDir);
    }
    await prune(releasesDir);
    return { info, outcome: isWanted ? 'live' : 'kept' };
  });
}

/** Whether nobody went back to an older release while the build ran. */
async function nobodyWentBack({ releasesDir, begun = new Date() }: ReleaseSource): Promise<boolean> {
  const rollback = await readRollback(releasesDir);
  return !rollback || Date.parse(rollback.at) < begun.getTime();
}

/** Pages that are compressed as small as they get: for a first release half a minute, while an editor waits some seconds. */
const bestPages = { first: 1_000, published: 100 };

/** What a release is built upon: the live one, and what is known of the build. */
interface Known {
  live: LiveRelease | null;
  hashes: ReadonlyMap<string, string>;
  memory: BuildMemory;
  content: ReleaseContent | null;
}

/** Makes a whole release that is not live yet. */
async function prepare(manifest: Manifest, from: ReleaseSource, known: Known): Promise<ReleaseInfo> {
  const { releasesDir, revision, source } = from;
  const createdAt = new Date();
  const info = { revision, source, id: newId(createdAt), createdAt: createdAt.toISOString() };
  const draft = path.join(releasesDir, temporaryName('release', info.id));
  try {
    const there = await takeSpare(releasesDir, draft);
    await writeRelease(manifest, from, { ...known, info, draft, there }).catch(async (error: unknown) => {
      if (there.size === 0 || !(error instanceof ReleaseRefused)) throw error;
      // Perhaps somebody damaged the spare release, and nothing is wrong with the build.
      await rm(draft, { recursive: true, force: true });
      await writeRelease(manifest, from, { ...known, info, draft, there: new Map() });
    });
    await rename(draft, path.join(releasesDir, info.id));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return info;
}

/** A release in the making: its folder, and the files that lie there already. */
interface Draft {
  info: ReleaseInfo;
  draft: string;
  there: ReadonlyMap<string, ReleaseFile>;
}

async function writeRelease(
  manifest: Manifest,
  from: ReleaseSource,
  { live, hashes, memory, content, info, draft, there }: Known & Draft,
): Promise<void> {
  const siteDir = path.join(draft, 'site');
  await removeOthers(siteDir, there, ({ file, hash }) => hashes.get(file) === hash);
  await mkdir(siteDir, { recursive: true });
  const checked = new Map(live?.manifest.files.map((file) => [file.file, file]));
  const previous = live && { siteDir: live.siteDir, files: checked };
  const best = { left: previous ? bestPages.published : bestPages.first };
  const files = await storeAll(manifest, {
    ...{ publicDir: from.publicDir, siteDir, previous, hashes, there, best },
  });
  const releaseManifest = { ...manifest, files };
  const { references } = memory;
  await checkRelease(releaseManifest, siteDir, from.publicDir, { checked, references });
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
  checkNotEmptied(before, content);
  return {
    ...content,
    changes: { site: info.source !== from.source, entries: changedEntries(before, content) },
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
