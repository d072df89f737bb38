import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { withLock } from '../node-lib/lock';
import { currentId, listReleases, readReleaseManifest, releasesLock, switchTo } from './releases';

/** Somebody went back to an older release: it stays the live one until the next publish. */
export interface Rollback {
  /** Id of the release that stands. */
  release: string;
  /** When somebody went back (ISO 8601). A build that was begun before does not go live. */
  at: string;
  /** The CMS's content revision then, which asks for no build; null when the CMS could not be asked. */
  revision: number | null;
}

/** The release that somebody asked for is not there; the message says which ones are. */
export class NoSuchRelease extends Error {
  constructor(id: string, others: readonly string[]) {
    super(`There is no release "${id}". There are: ${others.join(', ') || 'none'}.`);
    this.name = 'NoSuchRelease';
  }
}

const fileOf = (releasesDir: string) => path.join(releasesDir, 'rollback.json');

async function write(releasesDir: string, rollback: Rollback): Promise<void> {
  const draft = `${fileOf(releasesDir)}.draft`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(JSON.stringify(rollback));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, fileOf(releasesDir));
}

/** The rollback that holds; null when the live release is none that somebody went back to. */
export async function readRollback(releasesDir: string): Promise<Rollback | null> {
  try {
    const rollback = JSON.parse(await readFile(fileOf(releasesDir), 'utf8')) as Rollback;
    return rollback.release === (await currentId(releasesDir)) ? rollback : null;
  } catch {
    return null;
  }
}

/** Ends a rollback: the next build goes live, whatever it shows. */
export async function endRollback(releasesDir: string): Promise<void> {
  await rm(fileOf(releasesDir), { force: true });
}

/**
 * Makes a release that is kept the live one. An older one stays so until the next publish; the newest is simply live
 * again.
 *
 * @param revision the CMS's content revision; null when it cannot be asked
 * @throws NoSuchRelease
 */
export async function rollBack(releasesDir: string, id: string, revision: number | null): Promise<void> {
  await withLock(releasesLock(releasesDir), async () => {
    const releases = await listReleases(releasesDir);
    const isWhole = releases.includes(id) && (await readReleaseManifest(releasesDir, id).catch(() => null));
    if (!isWhole) throw new NoSuchRelease(id, releases);
    // Before the switch: a rollback that names another release than the live one holds nothing.
    if (id === releases[0]) await endRollback(releasesDir);
    else await write(releasesDir, { release: id, at: new Date().toISOString(), revision });
    await switchTo(releasesDir, id);
  });
}

/**
 * The content revision for which a rollback stands; null when none holds.
 *
 * @param revision the CMS's present one: for a rollback that was made while the CMS was down it is the one
 */
export async function rollbackRevision(releasesDir: string, revision: number): Promise<number | null> {
  const rollback = await readRollback(releasesDir);
  if (!rollback) return null;
  if (rollback.revision === null) await write(releasesDir, { ...rollback, revision });
  return rollback.revision ?? revision;
}
