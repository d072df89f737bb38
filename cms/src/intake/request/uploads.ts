/** One budget for all uploads of the process: how many at once, and how many bytes on their way. */
import type { PrivateFiles } from '../files/privateFiles';
import type { TakenFile } from '../files/incoming';
import type { Pace } from './pace';
import { type UploadBudget, createPlaces } from './places';

/** What one request brings. */
export interface Upload {
  /** Writes a file to the disk. @throws when the disk cannot take it. */
  take: (content: AsyncIterable<Buffer>) => Promise<TakenFile>;
  /** How fast its body has to come; undefined for a small one. */
  pace: Pace | undefined;
  /** Gives the budget back, and removes the files that were not kept. */
  end: () => Promise<void>;
}

export interface Uploads {
  /**
   * Begins an upload of `bytes` bytes.
   *
   * @param counted what limits count its sender by.
   * @throws Refusal 429 when this sender uploads too much at once, 503 when all together do. The same comes of its `pace` where it gives way to others.
   */
  begin: (bytes: number, counted: string) => Upload;
}

/** A body below it needs no place in the budget: fields alone are sent while large uploads wait. */
export const SMALL = 256 * 1024;

export const createUploads = (files: Pick<PrivateFiles, 'take' | 'discard'>, most: UploadBudget): Uploads => {
  const places = createPlaces(most);
  return {
    begin: (size, counted) => {
      const place = size > SMALL ? places.take(size, counted) : undefined;
      const taken: TakenFile[] = [];
      let isOver = false;
      return {
        pace: place?.pace,
        take: async (content) => {
          const file = await files.take(content);
          taken.push(file);
          // The request may be over by now, broken off by its sender.
          if (isOver) await files.discard([file]);
          return file;
        },
        end: async () => {
          place?.leave();
          isOver = true;
          await files.discard(taken);
        },
      };
    },
  };
};
