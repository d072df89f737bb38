/** Files on their way from a visitor to the disk: written as they come, so that the memory holds a few pieces only. */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';

import { MAX_FILE_BYTES } from '../form/checkFiles';

/** A file that was written whole. */
export interface TakenFile {
  /** Where it lies. */
  place: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** What is on its way has this ending behind its name, until it is kept. */
const ENDING = '.part';

/** Bytes that stay free for the database, which is often on the same disk and must go on. */
const RESERVE = 100_000_000;

/** @throws with the code ENOSPC when the disk has no room for one more file. */
const assertRoom = async (folder: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < RESERVE + MAX_FILE_BYTES)
    throw Object.assign(
      new Error(`No room is left for visitors' files in ${folder}. Make room on its disk.`),
      {
        code: 'ENOSPC',
      },
    );
};

const openNew = async (folder: string, place: string): Promise<FileHandle> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await assertRoom(folder);
  return open(place, 'wx', 0o600);
};

/**
 * Writes a stream into a new file in `folder`. What the disk does not take is read to its end all the same, so that
 * what comes behind it, the fields of a form, can be read and shown again.
 *
 * @throws what the disk or the stream throws. Nothing is left behind then.
 */
export const writeIncoming = async (folder: string, content: AsyncIterable<Buffer>): Promise<TakenFile> => {
  const place = path.join(folder, `${randomUUID()}${ENDING}`);
  const hash = createHash('sha256');
  let size = 0;
  let problem: unknown;
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      problem ??= error;
      return undefined;
    }
  };
  const handle = await attempt(() => openNew(folder, place));
  await attempt(async () => {
    for await (const part of content) {
      size += part.length;
      hash.update(part);
      if (problem === undefined) await attempt(async () => handle?.appendFile(part));
    }
  });
  await attempt(async () => handle?.close());
  if (problem === undefined) return { place, size, sha256: hash.digest('hex') };
  await rm(place, { force: true });
  throw problem;
};

/** Removes what was on its way when the process ended. */
export const removeIncoming = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.endsWith(ENDING));
  await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
};
