/** Visitors' files: a folder of its own, outside of everything that is served, under names that tell nothing. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { cleanLine } from '../form/cleanText';
import type { SentFile } from '../request/multipart';

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

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Writes through to the disk: the answer that follows promises that the file is kept. */
const writeDurably = async (file: string, bytes: Buffer): Promise<void> => {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

export interface PrivateFiles {
  keep: (files: SentFile[]) => Promise<StoredFile[]>;
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

  const keepOne = async ({ name, bytes }: SentFile): Promise<StoredFile> => {
    const key = randomUUID();
    await writeDurably(placeOf(key), bytes);
    return { key, name: cleanLine(name).slice(-200), size: bytes.length, sha256: hashOf(bytes) };
  };

  return {
    keep: async (files) => {
      if (files.length === 0) return [];
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const kept = await Promise.all(files.map(keepOne));
      await syncFolder(folder);
      return kept;
    },
    remove: async (files) => {
      await Promise.all(files.map(({ key }) => rm(placeOf(key), { force: true })));
    },
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
