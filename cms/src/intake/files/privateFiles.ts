/** Visitors' files: a folder of its own, outside of everything that is served, under names that tell nothing. */
import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { cleanLine } from '../form/cleanText';
import { type TakenFile, removeIncoming, writeIncoming } from './incoming';

/** What a submission remembers of a file. */
export interface StoredFile {
  /** The name in the private folder. */
  key: string;
  /** The name the visitor's file had. */
  name: string;
  size: number;
  sha256: string;
}

const KEY = /^[0-9a-f-]{36}$/;

const LONGEST_NAME = 200;

/** By whole characters: half of an emoji can be written into no header, and the file could not be downloaded. */
const shortName = (name: string): string =>
  [...cleanLine(name.slice(-10 * LONGEST_NAME))].slice(-LONGEST_NAME).join('');

/** Names under which no file can be saved, or none that is seen: devices of Windows, and what begins with a dot. */
const UNUSABLE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|^\./i;

const usableName = (name: string): string => (UNUSABLE.test(name) ? `file-${name}` : name);

/** Writes a file, or the entries of a folder, through to the disk: the answer that follows promises that it is kept. */
const sync = async (place: string): Promise<void> => {
  const handle = await open(place, 'r');
  await handle.sync().finally(() => handle.close());
};

export interface PrivateFiles {
  /**
   * Writes a file that is on its way to the disk, while it comes.
   *
   * @throws when the disk cannot take it; nothing of it is left there then.
   */
  take: (content: AsyncIterable<Buffer>) => Promise<TakenFile>;
  /** Removes files that were taken; not those that are kept by now. */
  discard: (files: TakenFile[]) => Promise<void>;
  /** Removes what was on its way when the process ended. */
  discardAll: () => Promise<void>;
  /** Keeps files that were taken: on the disk for good, all of them or none. */
  keep: (files: (TakenFile & { name: string })[]) => Promise<StoredFile[]>;
  remove: (files: Pick<StoredFile, 'key'>[]) => Promise<void>;
  /** @throws when the key is none of ours. */
  read: (key: string) => ReadStream;
  /** The keys of files that lie there for longer than `ms` milliseconds. */
  olderThan: (ms: number) => Promise<string[]>;
}

/** The files in `folder`, which is made when it is missing. */
export const createPrivateFiles = (folder: string): PrivateFiles => {
  const placeOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('This is no file of a submission.');
    return path.join(folder, key);
  };

  const remove: PrivateFiles['remove'] = async (files) => {
    await Promise.all(files.map(({ key }) => rm(placeOf(key), { force: true })));
  };

  return {
    take: (content) => writeIncoming(folder, content),
    discard: async (files) => {
      await Promise.all(files.map(({ place }) => rm(place, { force: true })));
    },
    discardAll: () => removeIncoming(folder),
    keep: async (files) => {
      if (files.length === 0) return [];
      const kept = files.map(({ name, size, sha256, place }) => ({
        stored: { key: randomUUID(), name: usableName(shortName(name)), size, sha256 },
        place,
      }));
      const stored = kept.map((each) => each.stored);
      try {
        for (const each of kept) {
          await sync(each.place);
          await rename(each.place, placeOf(each.stored.key));
        }
        await sync(folder);
      } catch (error) {
        await remove(stored);
        throw error;
      }
      return stored;
    },
    remove,
    read: (key) => createReadStream(placeOf(key)),
    olderThan: async (ms) => {
      const names = await readdir(folder).catch(() => []);
      const keys = names.filter((name) => KEY.test(name));
      const ages = await Promise.all(
        keys.map((key) => stat(placeOf(key)).then(({ mtimeMs }) => Date.now() - mtimeMs)),
      );
      return keys.filter((_key, index) => (ages[index] ?? 0) > ms);
    },
  };
};
