import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { isAlive, startMark } from './processes';

const takeOverLimit = 10_000;
const pollInterval = 250;
const draftEnding = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Owner {
  pid: number;
  mark: string;
}

async function owner(lockFile: string): Promise<Owner | null> {
  const text = await readFile(lockFile, 'utf8').catch(() => null);
  if (text === null) return null;
  const [pid, mark = ''] = text.split(' ');
  return { pid: Number(pid), mark };
}

const isDead = (holder: Owner | null): boolean => holder !== null && !isAlive(holder.pid, holder.mark);

async function create(lockFile: string): Promise<boolean> {
  // A link appears together with its content, so nobody ever reads an empty lock.
  const draft = `${lockFile}.${randomUUID()}`;
  try {
    await writeFile(draft, `${process.pid} ${startMark(process.pid)}`);
    await link(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes what processes left that were killed while they made a lock: drafts older than that takes. */
async function removeDrafts(lockFile: string): Promise<void> {
  const folder = path.dirname(lockFile);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${path.basename(lockFile)}.`) || !draftEnding.test(name)) continue;
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > takeOverLimit)
      await rm(path.join(folder, name), { force: true });
  }
}

/** Removes the lock of a dead process. Only one process at a time may, and it looks again before it does. */
export async function removeStale(lockFile: string): Promise<void> {
  const guard = `${lockFile}.takeover`;
  try {
    await mkdir(guard);
  } catch {
    const found = await stat(guard).catch(() => null);
    if (found && Date.now() - found.mtimeMs > takeOverLimit) await rmdir(guard).catch(() => undefined);
    return;
  }
  try {
    if (isDead(await owner(lockFile))) await rm(lockFile, { force: true });
  } finally {
    await rmdir(guard);
  }
}

/**
 * Runs `work` while holding a lock file that carries this process's id. Waits for another living holder
 * (`onWait` is told its id once); the lock of a dead one is taken over.
 */
export async function withLock<T>(
  lockFile: string,
  work: () => Promise<T>,
  onWait: (pid: number) => void = () => undefined,
): Promise<T> {
  await mkdir(path.dirname(lockFile), { recursive: true });
  let told = false;
  while (!(await create(lockFile))) {
    const holder = await owner(lockFile);
    if (isDead(holder)) {
      await removeStale(lockFile);
      continue;
    }
    if (holder && !told) {
      told = true;
      onWait(holder.pid);
    }
    await wait(pollInterval);
  }
  try {
    await removeDrafts(lockFile);
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}
