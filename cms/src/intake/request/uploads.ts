/** One budget for all uploads of the process: how many at once, and how many bytes on their way. */
import type { PrivateFiles } from '../files/privateFiles';
import type { TakenFile } from '../files/incoming';
import { Refusal } from './refusal';

export interface UploadBudget {
  /** Uploads at once. */
  uploads: number;
  /** Bytes of all uploads that are on their way. */
  bytes: number;
}

/** What one request brings. */
export interface Upload {
  /** Writes a file to the disk. @throws when the disk cannot take it. */
  take: (content: AsyncIterable<Buffer>) => Promise<TakenFile>;
  /** Gives the budget back, and removes the files that were not kept. */
  end: () => Promise<void>;
}

export interface Uploads {
  /**
   * Begins an upload of `bytes` bytes.
   *
   * @param counted what limits count its sender by.
   * @throws Refusal 429 when this sender uploads too much at once, 503 when all together do.
   */
  begin: (bytes: number, counted: string) => Upload;
}

/** A body below it needs no place in the budget: fields alone are sent while large uploads wait. */
export const SMALL = 256 * 1024;

/** Seconds. A place is free again soon. */
const RETRY_AFTER = 10;

/** An office has one address, and two people may apply at the same time; no address may take all places. */
const SHARE = 4;

export const createUploads = (files: Pick<PrivateFiles, 'take' | 'discard'>, most: UploadBudget): Uploads => {
  const running = new Map<string, number>();
  let uploads = 0;
  let bytes = 0;

  const add = (counted: string, one: 1 | -1, size: number): void => {
    const ofSender = (running.get(counted) ?? 0) + one;
    if (ofSender > 0) running.set(counted, ofSender);
    else running.delete(counted);
    uploads += one;
    bytes += one * size;
  };

  const admit = (size: number, counted: string): void => {
    if ((running.get(counted) ?? 0) >= Math.max(1, Math.floor(most.uploads / SHARE)))
      throw new Refusal(429, {}, RETRY_AFTER);
    if (uploads >= most.uploads || bytes + size > most.bytes) throw new Refusal(503, {}, RETRY_AFTER);
    add(counted, 1, size);
  };

  return {
    begin: (size, counted) => {
      const isLarge = size > SMALL;
      if (isLarge) admit(size, counted);
      const taken: TakenFile[] = [];
      let isOver = false;
      return {
        take: async (content) => {
          const file = await files.take(content);
          taken.push(file);
          // The request may be over by now, broken off by its sender.
          if (isOver) await files.discard([file]);
          return file;
        },
        end: async () => {
          if (isLarge && !isOver) add(counted, -1, size);
          isOver = true;
          await files.discard(taken);
        },
      };
    },
  };
};
